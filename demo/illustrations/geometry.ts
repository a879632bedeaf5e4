/** A point of a curve; a third member of 1 makes it a sharp corner. */
export type Point = readonly [x: number, y: number, corner?: 1];

/** Whole units: drawings are about 1000 units wide, so finer steps only add bytes. */
const round = (value: number): string => String(Math.round(value));

function getTangent(points: readonly Point[], index: number, closed: boolean, side: 1 | -1): [number, number] {
  const count = points.length;
  const here = points[index] as Point;
  const wrap = (i: number): Point => (closed ? points[(i + count) % count] : points[Math.max(0, Math.min(count - 1, i))]) as Point;
  const corner = here[2] === 1;
  const from = corner && side === 1 ? here : wrap(index - 1);
  const to = corner && side === -1 ? here : wrap(index + 1);
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const length = Math.hypot(dx, dy) || 1;
  return [dx / length, dy / length];
}

/** A smooth path through the points (Catmull-Rom as béziers, handles by segment length). */
export function createSpline(points: readonly Point[], closed = false): string {
  const first = points[0] as Point;
  let d = `M${round(first[0])} ${round(first[1])}`;
  const segments = closed ? points.length : points.length - 1;
  for (let i = 0; i < segments; i += 1) {
    const a = points[i] as Point;
    const j = (i + 1) % points.length;
    const b = points[j] as Point;
    const reach = Math.hypot(b[0] - a[0], b[1] - a[1]) * 0.35;
    const out = getTangent(points, i, closed, 1);
    const into = getTangent(points, j, closed, -1);
    d += `C${round(a[0] + out[0] * reach)} ${round(a[1] + out[1] * reach)} ${round(b[0] - into[0] * reach)} ${round(b[1] - into[1] * reach)} ${round(b[0])} ${round(b[1])}`;
  }
  return closed ? `${d}Z` : d;
}

/** Straight segments through the points, in relative steps for brevity. */
export function createPolyline(points: readonly Point[], closed = false): string {
  let [x, y] = [0, 0];
  let d = '';
  points.forEach((point, i) => {
    const dx = Math.round(point[0]) - x;
    const dy = Math.round(point[1]) - y;
    d += i === 0 ? `M${dx} ${dy}` : `${i === 1 ? 'l' : dx < 0 ? '' : ' '}${dx}${dy < 0 ? '' : ' '}${dy}`;
    x += dx;
    y += dy;
  });
  return closed ? `${d}Z` : d;
}

/** The curve moved sideways by `distance` (positive: to the right of its direction). */
export function offsetCurve(points: readonly Point[], distance: number, closed = false): Point[] {
  return points.map((point, i) => {
    const a = getTangent(points, i, closed, -1);
    const b = getTangent(points, i, closed, 1);
    const nx = -(a[1] + b[1]);
    const ny = a[0] + b[0];
    const length = Math.hypot(nx, ny) || 1;
    const moved: Point = [point[0] + (nx / length) * distance, point[1] + (ny / length) * distance];
    return point[2] === 1 ? [moved[0], moved[1], 1] : moved;
  });
}

/** Position on a polyline, `t` from 0 to 1 by point index. */
export function getPointAlong(points: readonly Point[], t: number): [number, number] {
  const at = Math.max(0, Math.min(1, t)) * (points.length - 1);
  const index = Math.min(points.length - 2, Math.floor(at));
  const a = points[index] as Point;
  const b = points[index + 1] as Point;
  const f = at - index;
  return [a[0] + (b[0] - a[0]) * f, a[1] + (b[1] - a[1]) * f];
}

/** The points mirrored about the vertical line `x = axis`, in reverse order. */
export function mirrorPoints(points: readonly Point[], axis: number): Point[] {
  return points.map((p): Point => (p[2] === 1 ? [2 * axis - p[0], p[1], 1] : [2 * axis - p[0], p[1]])).toReversed();
}

/** A symmetrical outline: the right half (top to bottom) and its mirror image. */
export function createSymmetricOutline(half: readonly Point[], axis: number): Point[] {
  return [...half, ...mirrorPoints(half, axis)];
}
