"""Movement and combat odds of Across Five Aprils, reckoned a second time from the rules and the rulings."""

import heapq

from aprils_ground import direction, distance, neighbours

# In half points (ruling A4), and in columns; left is negative.
COST = {"clear": 2, "woods": 4, "swamp": 6, "hill": 4, "wooded hill": 6, "rough": 8, "town": 4}
SHIFT = {"clear": 0, "woods": -1, "swamp": -1, "hill": -1, "wooded hill": -2, "rough": -3, "town": 1}
BANNED = {("swamp", "artillery"), ("rough", "artillery"), ("rough", "cavalry")}
COLUMNS = ["1-4", "1-3", "1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1"]


def other(side):
    return "union" if side == "confederate" else "confederate"


class Table:
    """A situation: the ground, and the units on the map by their ids as `state` tells them."""

    def __init__(self, ground, units, night):
        self.ground, self.units, self.night = ground, units, night

    def held(self, side):
        return {u["hex"] for u in self.units.values() if u["side"] == side}

    def zones(self, side):
        """5.0: the six hexes around, not over a river without bridge or ford."""
        return {
            n for at in self.held(side) for n in self.ground.around(at) if self.ground.passable_water(at, n)
        }

    def entry_cost(self, kind, a, b, full):
        """4.2, rulings A9, A11, A49: from a to b in half points; None: barred. `full`: two units stand there."""
        terrain, features = self.ground.terrain[b], self.ground.features(a, b)
        if terrain == "out of play" or not self.ground.passable_water(a, b):
            return None
        ways = []
        if not full and "road" in features:
            ways.append(1)
        if not full and features & {"track", "railroad"}:
            ways.append(2)
        barred = terrain == "water" or (terrain, kind) in BANNED
        if not barred and not ("embankment" in features and kind != "infantry"):
            cost = COST[terrain] + (2 if "embankment" in features else 0)
            if "ford" in features and "bridge" not in features:
                cost += 4 if "river" in features else 0
            elif "bridge" not in features:
                cost += (2 if "stream" in features else 0) + (4 if "creek" in features else 0)
            ways.append(cost)
        return min(ways, default=None)

    def reach(self, unit_id):
        """4.2, 4.3, 5.0, 9.0, rulings A10, A12, A13, A50: where the unit may end, with the least cost."""
        unit = self.units[unit_id]
        start, allowance = unit["hex"], 2 * unit["movement"]
        enemy, zone = self.held(other(unit["side"])), self.zones(other(unit["side"]))
        company = {}
        for other_id, each in self.units.items():
            if other_id != unit_id:
                company[each["hex"]] = company.get(each["hex"], 0) + 1
        best, open_hexes = {start: 0}, [(0, start)]
        while open_hexes:
            spent, at = heapq.heappop(open_hexes)
            if spent > best[at] or (at != start and (at in zone or spent > allowance)):
                continue
            for to in self.ground.around(at):
                friends = company.get(to, 0)
                step = self.entry_cost(unit["kind"], at, to, friends >= 2)
                if step is None or to in enemy or to == start:
                    continue
                cost = spent + step
                if cost > allowance and at != start:  # the first hex is free
                    continue
                if to in zone and (start in zone or (self.night and friends == 0)):
                    continue
                if (to in zone or cost > allowance) and friends >= 2:  # must stop where it may not end
                    continue
                if cost < best.get(to, cost + 1):
                    best[to] = cost
                    heapq.heappush(open_hexes, (cost, to))
        return {h: cost for h, cost in best.items() if h != start and company.get(h, 0) < 2}

    def retreats(self, unit_id, compass):
        """6.5, rulings A33 and A70: the hexes that the priorities leave, the compass naming friendly directions."""
        unit = self.units[unit_id]
        start, foe = unit["hex"], other(unit["side"])
        enemy, zone = self.held(foe), self.zones(foe)
        company = {}
        for other_id, each in self.units.items():
            if other_id != unit_id:
                company[each["hex"]] = company.get(each["hex"], 0) + 1
        left = [
            n
            for n in self.ground.around(start)
            if n not in enemy
            and self.entry_cost(unit["kind"], start, n, False) is not None
            and (n not in zone or n in company)
        ]
        for wanted in (
            lambda n: n not in zone,
            lambda n: direction(start, n) in compass,
            lambda n: company.get(n, 0) < 2,
        ):
            left = [n for n in left if wanted(n)] or left
        enemies = [u["hex"] for u in self.units.values() if u["side"] == foe]
        away = {n: sum(distance(n, e) > distance(start, e) for e in enemies) for n in left}
        return {n for n in left if away[n] == max(away.values())}

    def odds(self, attackers, targets):
        """6.2 and 7.2 in the middle of a phase's beginning; None: such an attack cannot be made."""
        side = self.units[attackers[0]]["side"]
        enemy_zone = self.zones(other(side))
        guns, close = [], []
        for unit_id in attackers:
            unit = self.units[unit_id]
            bombards = unit["kind"] == "artillery" and unit["hex"] not in enemy_zone  # ruling A64
            (guns if bombards else close).append(unit)
        near = far = 0
        for gun in guns:
            span = max(distance(gun["hex"], t) for t in targets)
            if span > 4 or not all(self.ground.sees(gun["hex"], t) for t in targets):
                return None
            near, far = (near + gun["attack"], far) if span == 1 else (near, far + gun["attack"])
        for unit in close:
            if not all(t in neighbours(unit["hex"]) and self.ground.passable_water(unit["hex"], t) for t in targets):
                return None
        attack = sum(u["attack"] for u in close) + near + far // 2
        defence = sum(self.defence_of(t) for t in targets)
        if attack == 0 or (not close and (len(targets) > 1 or 4 * attack < defence)):
            return None
        column = self.column(attack, defence)
        shifts = self.ground_shift(targets, close, guns) + self.side_shift(targets, close)
        shifts += 1 if self.surrounded(targets, side) else 0
        own = -1 if close and self.surrounded([u["hex"] for u in close], other(side)) else 0

        def capped(total):
            return max(-3, min(3, total))

        final = max(0, min(8, column + capped(shifts + own)))
        return {
            "attack": attack,
            "defence": defence,
            "ratio": COLUMNS[column],
            "column": COLUMNS[final],
            "attacker_rolls": column + capped(shifts) >= 0,  # ruling A26
        }

    def defence_of(self, target):
        stack = sorted((u for u in self.units.values() if u["hex"] == target), key=lambda u: u["depth"])
        return sum(u["defence"] for u in stack[:2])

    @staticmethod
    def column(attack, defence):
        if defence == 0:
            return 8
        if attack >= defence:
            return min(attack // defence, 6) + 2
        return max(0, 4 - -(-defence // attack))

    def ground_shift(self, targets, close, guns):
        """Rulings A23, A24, A61, A63: the hex best for the defender, each hill judged by itself."""
        shifts = []
        for target in targets:
            shift = SHIFT[self.ground.terrain[target]]
            if self.ground.terrain[target] in ("hill", "wooded hill"):
                at = [u["hex"] for u in close] + [g["hex"] for g in guns if distance(g["hex"], target) == 1]
                if any(frozenset((h, target)) in self.ground.joined_hills for h in at):
                    shift += 1
            shifts.append(shift)
        return min(shifts)

    def side_shift(self, targets, close):
        """Rulings A11, A23: only if all attack across something, and then the smallest."""
        sheltering = {"bridge", "ford", "stream", "creek", "embankment"}
        pairs = [(u["hex"], t) for u in close for t in targets]
        return -1 if pairs and all(self.ground.features(a, b) & sheltering for a, b in pairs) else 0

    def surrounded(self, hexes, by):
        """Ruling A62: every hex around holds an enemy or lies in his zone."""
        closed = self.held(by) | self.zones(by)
        return all(
            n in closed for h in hexes for n in self.ground.around(h) if self.ground.terrain[n] != "out of play"
        )
