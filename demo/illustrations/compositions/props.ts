import { darken, lighten } from '../color.ts';
import { createPolyline, type Point } from '../geometry.ts';
import { drawEllipse, group, drawPath, drawStroke, type Sheet } from '../sheet.ts';
import type { Stage } from './stage.ts';

/** A boulder with a level top around (x, y). */
export function drawRock(sheet: Sheet, x: number, y: number, half: number, tone: string): string {
  const { height: h, random } = sheet;
  const top: Point[] = [
    [x - half * 1.3, h + 10],
    [x - half * 1.16, y + half * 0.42],
    [x - half * 0.98, y + half * 0.1],
    [x - half * 0.6, y - 4],
    [x + half * 0.3, y - 8],
    [x + half * 0.86, y + 6],
    [x + half * 1.1, y + half * 0.2],
    [x + half * 1.3, y + half * 0.6],
    [x + half * 1.5, h + 10],
  ];
  const d = createPolyline(top, true);
  const face = createPolyline(
    [
      [x - half * 0.98, y + half * 0.1],
      [x - half * 0.6, y + 22],
      [x - half * 0.1, y + 40],
      [x + half * 0.5, y + 26],
      [x + half * 1.1, y + half * 0.2],
      [x + half * 0.7, h + 10],
      [x - half * 0.8, h + 10],
    ],
    true,
  );
  const facets = Array.from({ length: 9 }, (_, i) => {
    const fx = x + (i / 8 - 0.5) * 2.1 * half;
    const fy = y + random.between(0.1, 0.3) * half;
    const r = half * random.between(0.12, 0.3);
    return drawPath(
      createPolyline(
        [
          [fx, fy],
          [fx + r, fy + r * 0.2],
          [fx + r * 0.7, fy + r * 1.5],
          [fx - r * 0.4, fy + r * 1.1],
        ],
        true,
      ),
      i % 2 ? lighten(tone, 0.4) : darken(tone, 0.7),
      `fill-opacity="${random.between(0.1, 0.26).toFixed(2)}"`,
    );
  }).join('');
  let cracks = '';
  for (let i = 0; i < 18; i += 1)
    cracks += `M${Math.round(x + random.between(-1.1, 1.2) * half)} ${Math.round(y + random.between(0.12, 0.8) * half)}l${Math.round(random.between(-30, 40))} ${Math.round(random.between(20, 80))}l${Math.round(random.between(-40, 20))} ${Math.round(random.between(20, 60))}`;
  return (
    drawPath(
      d,
      sheet.linear([
        [0, lighten(tone, 0.3)],
        [0.35, tone],
        [1, darken(tone, 0.7)],
      ]),
    ) +
    group(
      drawPath(face, darken(tone, 0.5), 'fill-opacity=".42"') +
        facets +
        drawStroke(cracks, darken(tone, 0.8), 5, 'stroke-opacity=".34"') +
        drawStroke(cracks, lighten(tone, 0.5), 3, 'stroke-opacity=".22" transform="translate(5 2)"') +
        drawPath(d, sheet.grain('0.03 0.09', 0.34)) +
        drawPath(d, sheet.grain('0.05 0.16', 0.2, 'light')),
      `clip-path="${sheet.clip(d)}"`,
    ) +
    drawStroke(createPolyline(top.slice(1, -1)), lighten(tone, 0.7), 3, 'stroke-opacity=".5"')
  );
}

export function drawPlinth(sheet: Sheet, stage: Stage, glow: string): string {
  const half = stage.size * 0.62;
  const { x, ground } = stage;
  return [
    drawEllipse(
      x,
      ground,
      half * 1.9,
      half * 0.62,
      sheet.radial([
        [0, glow, 0.6],
        [0.6, glow, 0.16],
        [1, glow, 0],
      ]),
    ),
    drawEllipse(
      x,
      ground - half * 0.5,
      half * 1.2,
      half * 1.1,
      sheet.radial([
        [0, glow, 0.34],
        [1, glow, 0],
      ]),
    ),
    drawPath(
      `M${x - half} ${ground}V${ground + half * 0.22}A${half} ${half * 0.2} 0 0 0 ${x + half} ${ground + half * 0.22}V${ground}Z`,
      sheet.linear(
        [
          [0, darken(glow, 0.5)],
          [0.3, glow],
          [0.6, darken(glow, 0.16)],
          [1, darken(glow, 0.7)],
        ],
        [0, 0, 1, 0],
      ),
    ),
    drawEllipse(
      x,
      ground,
      half,
      half * 0.2,
      sheet.radial(
        [
          [0, '#ffffff'],
          [0.6, lighten(glow, 0.6)],
          [1, glow],
        ],
        [0.42, 0.45, 0.7],
      ),
    ),
    drawStroke(`M${x - half} ${ground}A${half} ${half * 0.2} 0 0 0 ${x + half} ${ground}`, '#ffffff', 2.5, 'stroke-opacity=".8"'),
  ].join('');
}
