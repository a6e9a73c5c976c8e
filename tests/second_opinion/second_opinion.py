#!/usr/bin/env python3
"""Compares the engine with a second reckoning of the same rules, on random situations.

usage: tests/second_opinion/second_opinion.py PROGRAM [--situations N] [--seed S]

Sets up situations on the analysis board of `PROGRAM bot` and asks for reach, sight, odds and retreats. What a battle's
own rules change is left out: they have tests of their own.

example: tests/second_opinion/second_opinion.py build/release/longroll --situations 1000
"""

import argparse
import json
import random
import subprocess
import sys
from pathlib import Path

import aprils_ground
import aprils_table
import rally_table

# Where a battle's own rules restrict few moves, those few; in the others (12.1, 15.1, 15.3, 16.2) none is compared.
HELD_BACK = {"pea-ridge": {"24-missouri"}, "shiloh": set()}
DATA = Path(__file__).resolve().parents[2] / "data"
LAND = ("infantry", "cavalry", "artillery")


class Bot:
    def __init__(self, program):
        self.process = subprocess.Popen(
            [program, "bot"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def __call__(self, op, **members):
        self.process.stdin.write(json.dumps({"op": op, **members}) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())


class Comparison:
    """What both games share: a crowd of units around some place, and a tally of what was compared."""

    def __init__(self, bot, battle, dice):
        self.bot, self.battle, self.dice = bot, battle, dice
        bot("open", scenario=battle)
        self.ground = self.make_ground(bot("map"))
        self.compared, self.faults = {}, []

    def judge(self, what, engine, mine, **where):
        self.compared[what] = self.compared.get(what, 0) + 1
        if engine != mine:
            self.faults.append(f"{self.battle}: {what} {where}\n    engine {engine}\n    second {mine}")

    def crowd(self, kinds, places, most, **more):
        """Takes all units off and puts some back at random; `more` makes further members of a placement."""
        self.bot("open", scenario=self.battle)
        units = self.bot("state")["units"]
        for unit in units:
            if unit["hex"]:
                self.bot("remove", unit=unit["id"])
        holder, able = {}, [u for u in units if u["kind"] in kinds]
        for unit in self.dice.sample(able, self.dice.randint(4, min(most, len(able)))):
            at = self.dice.choice(places)
            if holder.get(at, unit["side"]) != unit["side"]:
                continue
            members = {name: make(unit) for name, make in more.items()}
            if self.bot("place", unit=unit["id"], hex=at, **members)["ok"]:
                holder[at] = unit["side"]

    def units_on_map(self, state):
        return {u["id"]: u for u in state["units"] if u["hex"]}

    def some(self, units):
        return self.dice.sample(sorted(units), min(4, len(units)))

    def compare_reach(self, unit):
        reply = self.bot("reach", unit=unit)
        engine = {h["hex"]: h["cost"] for h in reply.get("hexes", [])}
        self.judge("reach", engine, self.table.reach(unit), unit=self.table.units[unit])

    def combatants(self, side, can_attack):
        """Some enemy places and some units that can attack all of them; None if there are none."""
        units = self.table.units
        enemy = sorted({u["hex"] for u in units.values() if u["side"] != side})
        targets = self.dice.sample(enemy, min(len(enemy), self.dice.choice((1, 1, 1, 2))))
        able = [i for i, u in units.items() if u["side"] == side and can_attack(u, targets)]
        if not targets or not able:
            return None
        return self.dice.sample(able, self.dice.randint(1, min(4, len(able)))), targets

    def judge_odds(self, reply, mine, attackers, targets):
        engine = {name: reply[name] for name in mine or ()} if reply["ok"] else None
        where = {i: self.table.units[i]["hex"] for i in attackers}
        self.judge("odds", engine, mine, attackers=where, targets=targets)


class Aprils(Comparison):
    BATTLES = ("pea-ridge", "bull-run", "shiloh", "gettysburg", "bentonville")
    # Hexsides that shelter from a bombardment only if the line of fire enters by them.
    LINE_OF_FIRE = ("bridge or ford", "embankment")
    make_ground = staticmethod(aprils_ground.Ground)

    def __init__(self, bot, battle, dice):
        super().__init__(bot, battle, dice)
        scenario = DATA / "aprils" / battle / "scenario.json"
        self.compass = json.loads(scenario.read_text(encoding="utf-8"))["retreat_compass"]

    def situation(self):
        land = [h for h, t in self.ground.terrain.items() if t not in ("water", "out of play")]
        middle, width = self.dice.choice(land), self.dice.randint(2, 5)
        near = [h for h in land if aprils_ground.distance(h, middle) <= width]
        self.crowd(LAND, near, 22, steps=lambda unit: self.dice.randint(1, unit["full_steps"]))
        self.bot("set", turn=self.dice.randint(1, 8), phase="draw")
        state = self.bot("state")
        self.table = aprils_table.Table(self.ground, self.units_on_map(state), state["night"])
        for unit in self.some(self.table.units):
            if unit not in HELD_BACK.get(self.battle, self.table.units):
                self.compare_reach(unit)
        for _ in range(20):
            self.compare_sight(self.dice.choice(near), self.dice.choice(near))
        for side in ("union", "confederate") * 4:
            self.compare_odds(side)
        if self.battle in HELD_BACK:
            self.combat_phase(self.dice.choice(("union", "confederate")))

    def combat_phase(self, side):
        """Plays a combat phase at random and looks at every retreat that is offered."""
        if not self.bot("set", phase="combat", side=side)["ok"]:
            return
        for _ in range(60):
            question, state = self.bot("question"), self.bot("state")
            if state["phase"] != "combat":
                return
            if question["asked"] == "dice":
                self.bot("answer", roll=self.dice.choice(question["outcomes"])["roll"])
                continue
            choices = question["choices"]
            self.table = aprils_table.Table(self.ground, self.units_on_map(state), state["night"])
            for unit in sorted({c["unit"] for c in choices if c["type"] == "retreat" and c.get("to")}):
                if "retreated" in self.table.units[unit].get("marks", ()):
                    continue  # it does not go back where it came from (ruling A37), and that is not told
                engine = {c["to"] for c in choices if c["type"] == "retreat" and c["unit"] == unit}
                compass = self.compass[self.table.units[unit]["side"]]
                self.judge("retreat", engine, self.table.retreats(unit, compass), unit=self.table.units[unit])
            fights = [c for c in choices if c["type"] in ("attack", "automatic-retreat")]
            self.bot("answer", choice=self.dice.choice(fights or choices))

    def compare_sight(self, a, b):
        if a != b and aprils_ground.distance(a, b) <= 4:
            reply = self.bot("sight", **{"from": a, "to": b})
            self.judge("sight", reply["clear"], self.ground.sees(a, b), a=a, b=b)

    def compare_odds(self, side):
        def can_attack(unit, targets):
            gun = unit["kind"] == "artillery"
            beside = all(t in aprils_ground.neighbours(unit["hex"]) for t in targets)
            return unit["depth"] < 2 and (gun or beside)

        if not self.bot("set", phase="combat", side=side)["ok"]:
            return
        chosen = self.combatants(side, can_attack)
        if chosen is None:
            return
        reply = self.bot("odds", attackers=chosen[0], targets=chosen[1])
        if not (reply["ok"] and self.is_special(reply)):
            self.judge_odds(reply, self.table.odds(*chosen), *chosen)

    def is_special(self, reply):
        """A shift by a battle's own rule, or one of a bombardment that the line of fire decides."""
        return any(not s["rule"].startswith("6.2") for s in reply["shifts"]) or (
            not reply["defender_rolls"] and any(s["reason"] in self.LINE_OF_FIRE for s in reply["shifts"])
        )


class Rally(Comparison):
    BATTLES = ("perryville-guns-heard", "stones-river")
    HELD_BACK = ("breckinridge",)  # S3 binds his division to its bank
    make_ground = staticmethod(rally_table.Ground)

    def situation(self):
        near = {self.dice.choice(sorted(self.ground.next_to))}
        for _ in range(self.dice.randint(1, 3)):
            near |= {n for place in near for n in self.ground.next_to[place]}
        self.crowd(rally_table.BRIGADES, sorted(near), 16, damaged=lambda unit: self.dice.random() < 0.4)
        self.table = rally_table.Table(self.ground, self.units_on_map(self.bot("state")))
        for unit in self.some(self.table.units):
            if self.table.units[unit]["formation"] not in self.HELD_BACK:
                self.compare_reach(unit)
        for side in ("union", "confederate") * 4:
            self.compare_odds(side)

    def compare_odds(self, side):
        chosen = self.combatants(side, lambda u, targets: all(t in self.ground.next_to[u["hex"]] for t in targets))
        if chosen is None:
            return
        attackers, targets = chosen
        # 9.0: several hexes are attacked from a single one.
        if len(targets) > 1 and len({self.table.units[a]["hex"] for a in attackers}) > 1:
            attackers = attackers[:1]
        reply = self.bot("odds", attackers=attackers, targets=targets)
        self.judge_odds(reply, self.table.odds(attackers, targets), attackers, targets)


def main():
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("program")
    words.add_argument("--situations", type=int, default=100, help="for each battle")
    words.add_argument("--seed", type=int, default=1)
    wanted = words.parse_args()
    bot, faults = Bot(wanted.program), 0
    for game in (Aprils, Rally):
        for battle in game.BATTLES:
            one = game(bot, battle, random.Random(f"{battle} {wanted.seed}"))
            for _ in range(wanted.situations):
                one.situation()
            counts = ", ".join(f"{count} {what}" for what, count in sorted(one.compared.items()))
            print(f"{battle}: {counts}; {len(one.faults)} differ")
            for fault in one.faults[:5]:
                print(f"  {fault}")
            # A comparison that compares nothing is none.
            faults += len(one.faults) + (0 if one.compared.get("odds") else 1)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
