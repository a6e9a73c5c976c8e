// Half of a shape round the origin: what lies on one side of a line through it.
interface Point {
  x: number;
  y: number;
}

// The part of the outline whose points lie toward `way`; a straight cut closes it.
export function halfOf(outline: Point[], way: Point): Point[] {
  const side = (p: Point): number => p.x * way.x + p.y * way.y;
  return outline.flatMap((a, i) => {
    const b = outline[(i + 1) % outline.length]!;
    const [from, to] = [side(a), side(b)];
    const kept = from >= 0 ? [a] : [];
    if (from >= 0 === to >= 0) return kept;
    const share = from / (from - to);
    return [...kept, { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }];
  });
}
