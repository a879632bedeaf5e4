import { darken, lighten, mixColors } from '../color.ts';
import { createPolyline, type Point } from '../geometry.ts';
import { group, drawPath, drawStroke, type Sheet } from '../sheet.ts';
import type { Daylight } from './daylight.ts';

/** The upper edge of the ledge for a wearer whose feet are at (x, y): level there, lower on both sides. */
function createCrest(sheet: Sheet, x: number, y: number, wide: boolean): Point[] {
  const { width: w, height: h, random } = sheet;
  const reach = wide ? h * 0.72 : w * 0.7;
  const fall = wide ? h * 0.15 : h * 0.13;
  const points: Point[] = [];
  let down = 0;
  for (const side of [-1, 1]) {
    const run: Point[] = [];
    down = 0;
    for (let t = 0.2; t < 1; t += random.between(0.05, 0.1)) {
      run.push([x + side * t * reach, y - 3 + down * fall + random.between(-3, 3)]);
      t += random.between(0.01, 0.04);
      down += random.between(0.04, 0.19) * (side === 1 ? 0.55 : 1);
      run.push([x + side * t * reach, y - 3 + down * fall]);
    }
    points.push(...(side === -1 ? run.toReversed() : run));
  }
  return points;
}

/** A rock ledge in the foreground; its lower part is dark and without detail, so that text can be read on it. */
export function drawOutcrop(sheet: Sheet, x: number, y: number, wide: boolean, tone: string, light: Daylight): string {
  const { width: w, height: h, random } = sheet;
  const crest = createCrest(sheet, x, y, wide);
  const first = crest[0] as Point;
  const last = crest.at(-1) as Point;
  const shoulder: Point[] = [
    [Math.min(-20, first[0] - 40), h * (wide ? 1.06 : 0.86)],
    [first[0] - (wide ? h * 0.2 : 40), h * (wide ? 1.03 : 0.8)],
  ];
  const d = createPolyline(
    [[-20, h + 20], ...shoulder, ...crest, [Math.max(w + 20, last[0] + 40), last[1] + h * 0.05], [w + 20, h + 20]],
    true,
  );
  const facets: string[] = [];
  for (let i = 0; i < 46; i += 1) {
    const [px, py] = crest[Math.floor(random.next() * crest.length)] as Point;
    const depth = random.next() ** 2 * 0.5;
    const size = h * random.between(0.025, 0.07) * (0.7 + depth);
    const [fx, fy] = [px + random.between(-1, 1) * size, py + depth * h * 0.16];
    const bright = i % 4 === 0;
    facets.push(
      drawPath(
        createPolyline(
          [
            [fx, fy],
            [fx + size * random.between(0.8, 1.6), fy + size * random.between(-0.1, 0.3)],
            [fx + size * random.between(0.3, 0.9), fy + size * random.between(0.5, 1.1)],
          ],
          true,
        ),
        bright ? mixColors(lighten(tone, 0.3), light.sun, 0.4) : darken(tone, 0.7),
        `fill-opacity="${(random.between(0.12, 0.3) * (1 - depth * 1.7)).toFixed(2)}"`,
      ),
    );
  }
  return (
    drawPath(
      d,
      sheet.linear(
        [
          [0, mixColors(tone, light.sun, 0.22)],
          [0.3, tone],
          [1, mixColors(darken(tone, 0.75), light.shade, 0.4)],
        ],
        [0, y - h * 0.02, 0, h],
        'user',
      ),
    ) +
    group(facets.join('') + drawPath(d, sheet.grain('0.05 0.16', 0.16)), `clip-path="${sheet.clip(d)}"`) +
    drawStroke(createPolyline(crest), lighten(light.sun, 0.2), 2.4, 'stroke-opacity=".55"')
  );
}
