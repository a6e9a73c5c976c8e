"""Movement and combat odds of Rally 'Round the Flag!, reckoned a second time from the rules and the rulings.

A place is a hex, or a bank of a river hex: "E13/east".
"""

import heapq
from fractions import Fraction

COLUMNS = ["1-4", "1-3", "1-2", "2-3", "1-1", "3-2", "2-1", "3-1", "4-1", "5-1", "6-1"]
BRIGADES = ("infantry", "cavalry")
ALLOWANCE = {"infantry": 10, "cavalry": 18}  # in half points (ruling R11)
FULL_STACK, TRAIN = 10, 4  # strength points (8.1, ruling R14)


def hex_of(place):
    return place.split("/")[0]


def neighbours(hex_id):
    """Letters are columns; odd ones lie half a hex toward higher numbers."""
    column, row = ord(hex_id[0]) - ord("A") + 1, int(hex_id[1:])
    beside = (0, 1) if column % 2 == 1 else (-1, 0)
    around = [(column, row - 1), (column, row + 1)]
    around += [(column + dc, row + dr) for dc in (-1, 1) for dr in beside]
    return [f"{chr(ord('A') + c - 1)}{r}" for c, r in around if c > 0 and r > 0]


class Ground:
    def __init__(self, reply):
        self.terrain = {h["hex"]: set(h["terrain"]) for h in reply["hexes"]}
        self.banks = {h["hex"]: h["banks"] for h in reply["hexes"] if "banks" in h}
        self.sides = {frozenset(s["between"]): set(s["features"]) for s in reply["sides"] if "between" in s}
        self.works = {w["hex"]: w for w in reply.get("works", [])}
        self.next_to = {}
        for hex_id in self.terrain:
            if hex_id in self.banks:
                for bank, places in self.banks[hex_id].items():
                    self.next_to[f"{hex_id}/{bank}"] = [p for p in places if hex_of(p) in self.terrain]
            else:
                self.next_to[hex_id] = [p for n in neighbours(hex_id) for p in self.places_toward(n, hex_id)]

    def places_toward(self, hex_id, from_hex):
        if hex_id not in self.terrain:
            return []
        if hex_id not in self.banks:
            return [hex_id]
        return [f"{hex_id}/{bank}" for bank, places in self.banks[hex_id].items() if from_hex in places]

    def features(self, a, b):
        return self.sides.get(frozenset((hex_of(a), hex_of(b))), set())

    def other_bank(self, place):
        hex_id, bank = place.split("/")
        return next(f"{hex_id}/{other}" for other in self.banks[hex_id] if other != bank)


class Table:
    def __init__(self, ground, units):
        self.ground, self.units = ground, units

    def held(self, side):
        return {u["hex"] for u in self.units.values() if u["side"] == side and u["kind"] in BRIGADES}

    def terrain_cost(self, place, kind, in_zone):
        """Rulings R73 to R75: what lies in a hex adds up; a town is dear only under the enemy's eyes."""
        horse = kind == "cavalry"
        costs = {
            "wooded hill": 6,
            "woods": 6 if horse else 4,
            "hill": 4 if horse else 3,
            "rough": 5,
            "stream": 4,
            "swamp": 6,
            "town": 4 if in_zone else 2,
        }
        return max(2, sum(costs.get(t, 0) for t in self.ground.terrain[hex_of(place)]))

    def steps(self, place, kind, zone, by_road):
        """Where one step leads and what it costs (rulings R76 to R80)."""
        ground = self.ground
        for to in ground.next_to[place]:
            features = ground.features(place, to)
            if by_road:
                if "road" in features:
                    bridged = "bridge" in ground.terrain[hex_of(to)] and "/" not in to
                    yield to, 2 if bridged else 1
            elif "railroad" in features:
                yield to, min(2, self.terrain_cost(to, kind, to in zone))
            else:
                yield to, self.terrain_cost(to, kind, to in zone)
        if "/" in place:
            if "ford" in ground.terrain[hex_of(place)]:
                yield ground.other_bank(place), 3
            elif by_road and "bridge" in ground.terrain[hex_of(place)]:
                yield ground.other_bank(place), 2

    def reach(self, unit_id):
        """8.0 to 8.3, in command: all by road without meeting a zone, or all over the ground."""
        unit = self.units[unit_id]
        enemy = self.held("union" if unit["side"] == "confederate" else "confederate")
        zone = {n for place in enemy for n in self.ground.next_to[place]}
        company = {}
        for other_id, other in self.units.items():
            if other_id != unit_id and other["side"] == unit["side"]:
                weight = TRAIN if other["kind"] == "train" else other.get("strength", 0)
                company[other["hex"]] = company.get(other["hex"], 0) + weight
        ends = {}
        for by_road in (False, True):
            best, open_places = {unit["hex"]: 0}, [(0, unit["hex"])]
            while open_places:
                spent, at = heapq.heappop(open_places)
                if spent > best[at] or (at in zone and at != unit["hex"]):
                    continue
                for to, step in self.steps(at, unit["kind"], zone, by_road):
                    barred = to in enemy or (by_road and to in zone)
                    if barred or company.get(to, 0) + unit["strength"] > FULL_STACK:
                        continue
                    cost = spent + step
                    if cost <= ALLOWANCE[unit["kind"]] and cost < best.get(to, cost + 1):
                        best[to] = cost
                        heapq.heappush(open_places, (cost, to))
            del best[unit["hex"]]
            for place, cost in best.items():
                ends[place] = min(cost, ends.get(place, cost))
        return ends

    def odds(self, attackers, targets):
        """9.3 without leaders, guns and events."""
        own = [self.units[a] for a in attackers]
        foes = [u for u in self.units.values() if u["hex"] in targets and u["kind"] in BRIGADES]
        attack, defence = sum(u["strength"] for u in own), sum(u["strength"] for u in foes)
        ratios = [Fraction(int(c.split("-")[0]), int(c.split("-")[1])) for c in COLUMNS]
        column = max([i for i, ratio in enumerate(ratios) if Fraction(attack, defence) >= ratio], default=0)
        shift = min(self.terrain_shift(t, foes[0]["side"]) for t in targets)
        shift -= any(u["kind"] == "cavalry" for u in own)
        shift += any(u["kind"] == "cavalry" for u in foes)
        best, best_foe = max(u["quality"] for u in own), max(u["quality"] for u in foes)
        shift += (best > best_foe) - (best < best_foe)
        return {
            "attack": attack,
            "defence": defence,
            "ratio": COLUMNS[column],
            "column": COLUMNS[max(0, min(len(COLUMNS) - 1, column + shift))],
        }

    def terrain_shift(self, place, defender):
        """Rulings R114 to R117."""
        terrain = self.ground.terrain[hex_of(place)]
        work = self.ground.works.get(hex_of(place))
        dug_in = work is not None and work["side"] == defender
        shift = sum({"wooded hill": -2, "woods": -1, "hill": -1, "rough": -2}.get(t, 0) for t in terrain)
        if dug_in:
            shift -= 3 if work["kind"] == "fort" else 2
        if terrain & {"stream", "swamp"} or ("clear" in terrain and not dug_in):
            shift += 1
        return shift + (2 if "/" in place else 0)
