"""The map of an Across Five Aprils battle, as the bot protocol tells it, and the geometry of its hexes.

Nothing here is shared with the engine: it is written from the rules a second time, so that the two can disagree.
"""

from fractions import Fraction

BLOCKING = {"woods", "hill", "wooded hill", "town"}
# Six corners around a centre, counter-clockwise, on a grid of whole numbers: columns are 3 apart, rows 2.
CORNERS = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))


def column_and_row(hex_id):
    return int(hex_id[:2]), int(hex_id[2:])


def neighbours(hex_id):
    """Ruling A1: even columns lie half a hex toward higher rows."""
    column, row = column_and_row(hex_id)
    beside = (0, 1) if column % 2 == 0 else (-1, 0)
    around = [(column, row - 1), (column, row + 1)]
    around += [(column + dc, row + dr) for dc in (-1, 1) for dr in beside]
    return [f"{c:02d}{r:02d}" for c, r in around]


def centre(hex_id):
    column, row = column_and_row(hex_id)
    return 3 * column, 2 * row + (1 if column % 2 == 0 else 0)


def distance(a, b):
    (ax, ay), (bx, by) = centre(a), centre(b)
    across, along = abs(ax - bx) // 3, abs(ay - by)
    return across + max(0, (along - across) // 2)


def direction(a, b):
    """Of a neighbour, as the scenarios name it: rows run from N to S on the sheet."""
    (ax, ay), (bx, by) = centre(a), centre(b)
    names = {(0, -2): "N", (0, 2): "S", (3, -1): "NE", (3, 1): "SE", (-3, -1): "NW", (-3, 1): "SW"}
    return names[(bx - ax, by - ay)]


def corners(hex_id):
    x, y = centre(hex_id)
    return [(x + dx, y + dy) for dx, dy in CORNERS]


class Line:
    """A line of sight from centre to centre, in exact fractions."""

    def __init__(self, a, b):
        self.start, self.end = centre(a), centre(b)
        self.way = (self.end[0] - self.start[0], self.end[1] - self.start[1])

    def may_touch(self, hex_id):
        """A quick no for what lies apart."""
        x, y = centre(hex_id)
        return (
            min(self.start[0], self.end[0]) - 2 <= x <= max(self.start[0], self.end[0]) + 2
            and min(self.start[1], self.end[1]) - 1 <= y <= max(self.start[1], self.end[1]) + 1
        )

    def part_in(self, hex_id):
        """The part of the line in a hex as (from, to, runs along its edge); None if it only touches it."""
        enters, leaves, on_edge = Fraction(0), Fraction(1), False
        points = corners(hex_id)
        for p, q in zip(points, points[1:] + points[:1]):
            inward = (p[1] - q[1], q[0] - p[0])
            depth = inward[0] * (self.start[0] - p[0]) + inward[1] * (self.start[1] - p[1])
            slope = inward[0] * self.way[0] + inward[1] * self.way[1]
            if slope > 0:
                enters = max(enters, Fraction(-depth, slope))
            elif slope < 0:
                leaves = min(leaves, Fraction(-depth, slope))
            elif depth < 0:
                return None
            elif depth == 0:
                on_edge = True
        return (enters, leaves, on_edge) if enters < leaves else None

    def side_of(self, point):
        return self.way[0] * (point[1] - self.start[1]) - self.way[1] * (point[0] - self.start[0])

    def crosses_or_follows(self, p, q):
        """Whether the line crosses the inner part of the hexside p-q, or runs along it."""
        at_p, at_q = self.side_of(p), self.side_of(q)
        if at_p == 0 and at_q == 0:
            square = self.way[0] ** 2 + self.way[1] ** 2
            spots = [
                Fraction((x - self.start[0]) * self.way[0] + (y - self.start[1]) * self.way[1], square)
                for x, y in (p, q)
            ]
            return max(spots) > 0 and min(spots) < 1
        if at_p == 0 or at_q == 0 or (at_p > 0) == (at_q > 0):
            return False
        edge = (q[0] - p[0], q[1] - p[1])
        turn = self.way[0] * edge[1] - self.way[1] * edge[0]
        spot = Fraction((p[0] - self.start[0]) * edge[1] - (p[1] - self.start[1]) * edge[0], turn)
        return 0 < spot < 1


class Ground:
    def __init__(self, reply):
        self.terrain = {h["hex"]: h["terrain"] for h in reply["hexes"]}
        between = [side for side in reply["sides"] if "between" in side]
        self.sides = {frozenset(side["between"]): set(side["features"]) for side in between}
        self.joined_hills = {frozenset(side["between"]) for side in between if side["connected"]}

    def features(self, a, b):
        return self.sides.get(frozenset((a, b)), set())

    def passable_water(self, a, b):
        """Ruling A11: a river with neither bridge nor ford bars all, zones too."""
        features = self.features(a, b)
        return "river" not in features or bool(features & {"bridge", "ford"})

    def around(self, hex_id):
        return [n for n in neighbours(hex_id) if n in self.terrain]

    def sees(self, a, b):
        """7.1, rulings A40 and A65; exact for the ranges that guns have."""
        line, along = Line(a, b), []
        for hex_id, terrain in self.terrain.items():
            if hex_id in (a, b) or terrain not in BLOCKING or not line.may_touch(hex_id):
                continue
            part = line.part_in(hex_id)
            if part is None:
                continue
            if not part[2]:
                return False
            along.append((hex_id, part))
        # Along a hexside both hexes must block.
        for i, (one, part) in enumerate(along):
            if any(part == other and one in neighbours(two) for two, other in along[i + 1 :]):
                return False
        for side, features in self.sides.items():
            if "embankment" not in features or a in side or b in side:
                continue
            one, two = side
            p, q = set(corners(one)) & set(corners(two))
            if line.crosses_or_follows(p, q):
                return False
        return True
