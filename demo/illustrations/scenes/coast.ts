import { darken, mixColors } from '../color.ts';
import { createPolyline, type Point } from '../geometry.ts';
import { group, drawPath, drawRect, drawStroke, type Sheet } from '../sheet.ts';
import { drawClouds, drawFinish, drawMist, drawSky, type Air } from './atmosphere.ts';
import { drawHiker } from './figures.ts';

export function drawCoast(sheet: Sheet): void {
  const { width: w, height: h, random } = sheet;
  const air: Air = {
    sky: [
      [0, '#7fa3b0'],
      [0.5, '#d3dcd6'],
      [1, '#f0e6d2'],
    ],
    sun: '#fff7e2',
    haze: '#e7e7de',
    far: '#a9bab9',
    near: '#3c4f45',
    at: [0.3, 0.34],
    glow: 0.8,
  };
  const sea = h * 0.56;
  const drawCliff = (reach: number, top: number, color: string): string => {
    const edge: Point[] = [[w + 20, h * top]];
    for (let i = 1; i <= 7; i += 1) edge.push([w * (1 - (reach * i) / 7), h * (top + random.between(0, 0.03) + (i / 7) ** 2 * 0.05)]);
    const foot: Point[] = [];
    const tip = edge.at(-1) as Point;
    for (let i = 1; i <= 6; i += 1)
      foot.push([tip[0] + random.between(-0.01, 0.03) * w + i * w * 0.008, tip[1] + (sea + h * (1 - top) * 0.3 - tip[1]) * (i / 6)]);
    const d = createPolyline([...edge, ...foot, [w + 20, (foot.at(-1) as Point)[1] + h * 0.1], [w + 20, h * top]], true);
    let cracks = '';
    for (let i = 0; i < 34; i += 1) {
      const mirrorX = w * (1 - reach * random.next());
      const y = h * (top + 0.04 + random.next() * 0.1);
      cracks += `M${Math.round(mirrorX)} ${Math.round(y)}l${Math.round(random.between(-14, 10))} ${Math.round(random.between(60, 190))}`;
    }
    return (
      drawPath(
        d,
        sheet.linear([
          [0, color],
          [0.75, mixColors(color, air.haze, 0.3)],
          [1, mixColors(color, air.haze, 0.75)],
        ]),
      ) +
      group(
        drawStroke(cracks, darken(color, 0.6), 5, 'stroke-opacity=".26"') +
          drawStroke(cracks, '#fff3d8', 4, 'stroke-opacity=".22" transform="translate(-7 0)"') +
          drawStroke(createPolyline(edge), '#8f9b62', 20, 'stroke-opacity=".9"') +
          drawStroke(createPolyline(edge), '#d3d39a', 5, 'stroke-opacity=".8" transform="translate(0 -4)"'),
        `clip-path="${sheet.clip(d)}"`,
      )
    );
  };
  let waves = '';
  for (let i = 0; i < 110; i += 1) {
    const t = random.next() ** 1.5;
    waves += `M${Math.round(random.next() * w)} ${Math.round(sea + 6 + t * (h - sea))}q${Math.round(10 + t * 40)} ${Math.round(-3 - t * 6)} ${Math.round(24 + t * 90)} 0`;
  }
  sheet.add(
    drawSky(sheet, air, 22),
    drawClouds(sheet, '#ffffff', 0.08, 0.36, 9, 0.75),
    drawRect(
      0,
      sea,
      w,
      h - sea,
      sheet.linear([
        [0, '#cdd8d3'],
        [0.3, '#7fa3a6'],
        [1, '#234a55'],
      ]),
    ),
    drawStroke(waves, '#ffffff', 2, 'stroke-opacity=".4"'),
    drawRect(
      0,
      sea,
      w,
      h - sea,
      sheet.radial(
        [
          [0, '#fff6de', 0.7],
          [1, '#fff6de', 0],
        ],
        [w * 0.3, sea, w * 0.26],
        'user',
      ),
    ),
    drawCliff(0.52, 0.44, '#93a29d'),
    drawMist(sheet, sea - h * 0.1, h * 0.2, air.haze, 0.75),
    drawCliff(0.4, 0.38, '#75867c'),
    drawMist(sheet, sea - h * 0.02, h * 0.24, '#f4f3ea', 0.7),
    drawCliff(0.27, 0.3, '#4c5d4f'),
    drawMist(sheet, h * 0.66, h * 0.3, '#f4f3ea', 0.55),
    drawHiker(sheet, w * 0.86, h * 0.33, Math.min(w, h) * 0.085, '#c4552c', '#202b38', '#fff3d8', -1),
    drawFinish(sheet, 0.24),
  );
}
