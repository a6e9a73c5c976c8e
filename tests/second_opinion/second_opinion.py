#!/usr/bin/env python3
"""Compares the engine with a second reckoning of the same rules, on random situations.

usage: tests/second_opinion/second_opinion.py PROGRAM [--situations N] [--seed S]

Sets up situations on the analysis board of `PROGRAM bot` and asks for reach, sight and odds. What a battle's own rules
change is left out: they have tests of their own.

example: tests/second_opinion/second_opinion.py build/release/longroll --situations 1000
"""

import argparse
import json
import random
import subprocess
import sys

from ground import Ground, distance, neighbours
from rules import Table

# Marches that battles restrict by rules of their own: 12.1, 13.2, 15.1, 15.3, 16.2.
FREE_MARCHES = {"pea-ridge": {"24-missouri"}, "shiloh": set()}
BATTLES = ("pea-ridge", "bull-run", "shiloh", "gettysburg", "bentonville")
LAND = ("infantry", "cavalry", "artillery")
LINE_OF_FIRE = ("bridge or ford", "embankment")


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
    def __init__(self, bot, battle, dice):
        self.bot, self.battle, self.dice = bot, battle, dice
        bot("open", scenario=battle)
        self.ground = Ground(bot("map"))
        self.land = [h for h, t in self.ground.terrain.items() if t not in ("water", "out of play")]
        self.compared = {"reach": 0, "sight": 0, "odds": 0}
        self.faults = []

    def differ(self, what, engine, mine, **where):
        self.faults.append(f"{self.battle}: {what} {where}\n    engine {engine}\n    second {mine}")

    def situation(self):
        """Some units at random around some hex, on some turn; what stood there before is taken off."""
        self.bot("open", scenario=self.battle)
        units = self.bot("state")["units"]
        for unit in units:
            if unit["hex"]:
                self.bot("remove", unit=unit["id"])
        middle, width = self.dice.choice(self.land), self.dice.randint(2, 5)
        self.near = [h for h in self.land if distance(h, middle) <= width]
        holder = {}
        land_units = [u for u in units if u["kind"] in LAND]
        for unit in self.dice.sample(land_units, self.dice.randint(6, min(22, len(land_units)))):
            at = self.dice.choice(self.near)
            if holder.get(at, unit["side"]) != unit["side"]:
                continue
            steps = self.dice.randint(1, unit["full_steps"])
            if self.bot("place", unit=unit["id"], hex=at, steps=steps)["ok"]:
                holder[at] = unit["side"]
        self.bot("set", turn=self.dice.randint(1, 8), phase="draw")
        state = self.bot("state")
        self.table = Table(self.ground, {u["id"]: u for u in state["units"] if u["hex"]}, state["night"])

    def compare_reach(self):
        for unit in self.dice.sample(sorted(self.table.units), min(4, len(self.table.units))):
            if unit in FREE_MARCHES.get(self.battle, self.table.units):
                continue
            reply = self.bot("reach", unit=unit)
            engine = {h["hex"]: h["cost"] for h in reply.get("hexes", [])}
            mine = self.table.reach(unit)
            self.compared["reach"] += 1
            if engine != mine:
                apart = {h for h in engine.keys() | mine.keys() if engine.get(h) != mine.get(h)}
                self.differ(
                    "reach",
                    {h: engine.get(h) for h in apart},
                    {h: mine.get(h) for h in apart},
                    unit=self.table.units[unit],
                )

    def compare_sight(self):
        for _ in range(20):
            a, b = self.dice.choice(self.near), self.dice.choice(self.near)
            if a == b or distance(a, b) > 4:
                continue
            reply = self.bot("sight", **{"from": a, "to": b})
            self.compared["sight"] += 1
            if reply["clear"] != self.ground.sees(a, b):
                self.differ("sight", reply, self.ground.sees(a, b), a=a, b=b)

    def compare_odds(self, side):
        if not self.bot("set", phase="combat", side=side)["ok"]:
            return
        units = self.table.units
        enemy = sorted(self.table.held("union" if side == "confederate" else "confederate"))
        if not enemy:
            return
        targets = self.dice.sample(enemy, min(len(enemy), self.dice.choice((1, 1, 1, 2))))
        able = [
            i
            for i, u in units.items()
            if u["side"] == side
            and u["depth"] < 2
            and (u["kind"] == "artillery" or all(t in neighbours(u["hex"]) for t in targets))
        ]
        if not able:
            return
        attackers = self.dice.sample(able, self.dice.randint(1, min(4, len(able))))
        reply = self.bot("odds", attackers=attackers, targets=targets)
        mine = self.table.odds(attackers, targets)
        if reply["ok"] and self.is_special(reply):
            return
        self.compared["odds"] += 1
        engine = {name: reply[name] for name in mine or ()} if reply["ok"] else None
        if engine != mine:
            where = {i: units[i]["hex"] for i in attackers}
            self.differ("odds", reply, mine, attackers=where, targets=targets)

    @staticmethod
    def is_special(reply):
        """A shift by a battle's own rule, or one of a bombardment that the line of fire decides."""
        return any(not s["rule"].startswith("6.2") for s in reply["shifts"]) or (
            not reply["defender_rolls"] and any(s["reason"] in LINE_OF_FIRE for s in reply["shifts"])
        )


def main():
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("program")
    words.add_argument("--situations", type=int, default=100, help="for each battle")
    words.add_argument("--seed", type=int, default=1)
    wanted = words.parse_args()
    bot, faults = Bot(wanted.program), 0
    for battle in BATTLES:
        one = Comparison(bot, battle, random.Random(f"{battle} {wanted.seed}"))
        for _ in range(wanted.situations):
            one.situation()
            one.compare_reach()
            one.compare_sight()
            for side in ("union", "confederate") * 4:
                one.compare_odds(side)
        counts = ", ".join(f"{count} {what}" for what, count in one.compared.items())
        print(f"{battle}: {counts}; {len(one.faults)} differ")
        for fault in one.faults[:5]:
            print(f"  {fault}")
        faults += len(one.faults)
        if battle in FREE_MARCHES and not one.compared["reach"]:
            faults += 1  # a comparison that compares nothing is none
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
