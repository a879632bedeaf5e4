import { darken, lighten, mixColors } from '../color.ts';
import { drawPath, drawRect, drawStroke, type Sheet } from '../sheet.ts';
import { golden } from './airs.ts';
import { drawClouds, drawFinish, drawMist, drawRays, drawSky } from './atmosphere.ts';
import { drawWalker } from './figures.ts';

/** A street seen along its middle: its vanishing point and, per unit of distance from that, the depth of its kerb. */
interface Street {
  vx: number;
  vy: number;
  kerb: number;
}

/** One house front between two distances from the vanishing line; negative `side` is the left of the street. */
interface Front {
  side: 1 | -1;
  near: number;
  far: number;
  /** Height of its roof per unit of distance: fronts of one street must fall in height with depth. */
  rise: number;
  color: string;
  lit: string;
}

/** Windows in true perspective: equal steps of depth are equal steps of 1 / distance. */
function drawPanes(sheet: Sheet, street: Street, front: Front): string {
  const { random } = sheet;
  const interpolate = (share: number): number => 1 / (1 / front.near + (1 / front.far - 1 / front.near) * share);
  const floors = Math.max(2, Math.round(front.rise / 0.19));
  const low = -street.kerb * 0.42;
  const step = (front.rise - low) / (floors + 0.35);
  let dim = '';
  let bright = '';
  for (let c = 0; c < 8; c += 1) {
    const [a, b] = [interpolate((c + 0.22) / 8), interpolate((c + 0.78) / 8)];
    const [xa, xb] = [Math.round(street.vx + front.side * a), Math.round(street.vx + front.side * b)];
    for (let r = 0; r < floors; r += 1) {
      const foot = low + step * (r + 0.3);
      const head = foot + step * 0.6;
      const y = (distance: number, height: number): number => Math.round(street.vy - height * distance);
      const pane = `M${xa} ${y(a, foot)}V${y(a, head)}L${xb} ${y(b, head)}V${y(b, foot)}Z`;
      if (random.next() > 0.68) bright += pane;
      else dim += pane;
    }
  }
  return drawPath(dim, darken(front.color, 0.45), 'fill-opacity=".55"') + drawPath(bright, front.lit, 'fill-opacity=".8"');
}

function drawFront(sheet: Sheet, street: Street, front: Front): string {
  const { vx, vy, kerb } = street;
  const [xa, xb] = [Math.round(vx + front.side * front.near), Math.round(vx + front.side * front.far)];
  const y = (distance: number, height: number): number => Math.round(vy - height * distance);
  const d = `M${xa} ${y(front.near, front.rise)}L${xb} ${y(front.far, front.rise)}V${y(front.far, -kerb)}L${xa} ${y(front.near, -kerb)}Z`;
  const eaves = `M${xa} ${y(front.near, front.rise)}L${xb} ${y(front.far, front.rise)}`;
  const shops = `M${xa} ${y(front.near, -kerb * 0.36)}L${xb} ${y(front.far, -kerb * 0.36)}V${y(front.far, -kerb)}L${xa} ${y(front.near, -kerb)}Z`;
  return (
    drawPath(
      d,
      sheet.linear(
        [
          [0, front.color],
          [1, mixColors(front.color, golden.haze, 0.5)],
        ],
        [xa, 0, xb, 0],
        'user',
      ),
    ) +
    drawPanes(sheet, street, front) +
    drawPath(shops, darken(front.color, 0.35), 'fill-opacity=".5"') +
    drawStroke(eaves, lighten(front.color, 0.55), Math.max(3, front.near * 0.012), 'stroke-opacity=".8"')
  );
}

export function drawCityGolden(sheet: Sheet): void {
  const { width: w, height: h } = sheet;
  const [vx, vy] = [Math.round(w * 0.56), Math.round(h * 0.56)];
  const street: Street = { vx, vy, kerb: (h * 0.5) / (w * 0.56) };
  const height = 1.35 * (h / w / 1.25) ** 0.42;
  const fronts: Front[] = [
    { side: -1, near: w * 0.11, far: w * 0.05, rise: height * 0.55, color: '#d8a986', lit: '#fff0c8' },
    { side: 1, near: w * 0.12, far: w * 0.05, rise: height * 0.48, color: '#c7906f', lit: '#fff0c8' },
    { side: -1, near: w * 0.27, far: w * 0.11, rise: height * 0.86, color: '#a5786c', lit: '#ffdf9c' },
    { side: 1, near: w * 0.25, far: w * 0.12, rise: height * 0.74, color: '#8c6262', lit: '#ffdf9c' },
    { side: -1, near: w * 0.6, far: w * 0.27, rise: height * 1.02, color: '#4b3d4c', lit: '#ffc878' },
    { side: 1, near: w * 0.48, far: w * 0.25, rise: height * 1.16, color: '#3d3342', lit: '#ffb866' },
  ];
  const drawGround = (x: number, y: number): string => `${Math.round(vx + x * (y - vy))} ${Math.round(y)}`;
  const zebra = Array.from({ length: 9 }, (_, i) => {
    const mirrorX = ((i - 4) * 0.27 * w) / h;
    const wide = (0.13 * w) / h;
    return `M${drawGround(mirrorX, h * 0.8)}L${drawGround(mirrorX + wide, h * 0.8)}L${drawGround(mirrorX + wide, h * 0.9)}L${drawGround(mirrorX, h * 0.9)}Z`;
  }).join('');
  const tall = Math.min(w, h) * 0.3;
  const road = `M${vx - 8} ${vy}H${vx + 8}L${drawGround((0.88 / 0.5) * 0.56 * (w / h) + 0.4, h * 1.1)}L${drawGround(-(0.88 / 0.5) * 0.56 * (w / h) - 0.4, h * 1.1)}Z`;
  sheet.add(
    drawSky(sheet, golden, 44),
    drawClouds(sheet, '#fff0d4', 0.06, 0.3, 6, 0.6),
    drawRect(
      0,
      vy,
      w,
      h - vy,
      sheet.linear([
        [0, '#f6c48e'],
        [0.16, '#b98a78'],
        [0.5, '#5f4c58'],
      ]),
    ),
    drawPath(
      road,
      sheet.linear([
        [0, '#ffd9a0'],
        [0.3, '#a5746a'],
        [1, '#2b2733'],
      ]),
    ),
    ...fronts.map((front) => drawFront(sheet, street, front)),
    drawPath(
      zebra,
      sheet.linear(
        [
          [0, '#fff3da', 0.62],
          [1, '#fff3da', 0.36],
        ],
        [0, h * 0.8, 0, h * 0.9],
        'user',
      ),
    ),
    drawRays(sheet, vx, h * 0.5, '#fff0c4', 0.2, 7),
    drawMist(sheet, vy - h * 0.16, h * 0.34, golden.haze, 0.6),
    drawPath(
      `M${w * 0.69} ${h * 0.87}L${w * 0.74} ${h * 1.02}L${w * 0.8} ${h * 1.02}L${w * 0.71} ${h * 0.87}Z`,
      '#17131c',
      'fill-opacity=".4"',
    ),
    drawWalker(w * 0.7, h * 0.87, tall, '#2b2f3a', '#ffe6b0'),
    drawWalker(w * 0.6, h * 0.72, tall * 0.45, '#5a3c3a', '#ffe6b0'),
    drawFinish(sheet, 0.42),
  );
}
