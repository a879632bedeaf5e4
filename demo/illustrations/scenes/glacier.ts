import { lighten } from '../color.ts';
import { createSpline } from '../geometry.ts';
import { group, drawPath, type Sheet } from '../sheet.ts';
import { winter } from './airs.ts';
import { drawClouds, drawFinish, drawSky, type Air } from './atmosphere.ts';
import { drawHiker } from './figures.ts';
import { drawLayers } from './ridges.ts';

export function drawGlacier(sheet: Sheet): void {
  const { width: w, height: h, random } = sheet;
  const air: Air = {
    ...winter,
    sky: [
      [0, '#2f6288'],
      [0.45, '#8fbdd0'],
      [0.72, '#dfeef0'],
      [1, '#e8f2f2'],
    ],
    haze: '#d8eaf0',
    far: '#7d9fb5',
    near: '#2f4c62',
    at: [0.2, 0.2],
  };
  const ice = createSpline(
    [
      [-20, h * 0.72],
      [w * 0.25, h * 0.7],
      [w * 0.5, h * 0.6],
      [w * 0.62, h * 0.5],
      [w * 0.72, h * 0.5],
      [w * 0.8, h * 0.62],
      [w + 20, h * 0.7],
      [w + 20, h + 20, 1],
      [-20, h + 20, 1],
    ],
    true,
  );
  const clefts: string[] = [];
  for (let i = 0; i < 26; i += 1) {
    const t = i / 26;
    const y = h * (0.56 + t * t * 0.46);
    const half = w * (0.04 + t * 0.34) * random.between(0.4, 1);
    const cx = w * (0.66 - t * 0.16) + random.between(-0.2, 0.2) * w * t;
    const thick = 3 + t * 16;
    const sag = 6 + t * 40;
    clefts.push(
      `M${Math.round(cx - half)} ${Math.round(y)}Q${Math.round(cx)} ${Math.round(y + sag)} ${Math.round(cx + half)} ${Math.round(y - sag * 0.3)}Q${Math.round(cx)} ${Math.round(y + sag + thick)} ${Math.round(cx - half)} ${Math.round(y)}Z`,
    );
  }
  const lines = clefts.join('');
  // Text is on the left of wide frames and in the lower part of tall ones.
  const walkers = w / h > 1.15 ? ([w * 0.88, h * 0.76] as const) : ([w * 0.3, h * 0.69] as const);
  sheet.add(
    drawSky(sheet, air),
    drawClouds(sheet, '#ffffff', 0.08, 0.3, 7, 0.7),
    drawLayers(sheet, air, 0.54, 3, { snow: '#ffffff', trees: false }),
    drawPath(
      ice,
      sheet.linear([
        [0, '#f7fcfd'],
        [0.4, '#cfe7ee'],
        [1, '#6fa9c2'],
      ]),
    ),
    group(
      drawPath(
        lines,
        sheet.linear(
          [
            [0, '#6db3cc'],
            [1, '#14597c'],
          ],
          [0, h * 0.55, 0, h],
          'user',
        ),
        'fill-opacity=".85"',
      ) +
        drawPath(lines, '#ffffff', 'fill-opacity=".75" transform="translate(0 -5)"') +
        drawPath(
          lines,
          sheet.linear(
            [
              [0, '#9fd0de'],
              [1, '#5aa2c0'],
            ],
            [0, h * 0.55, 0, h],
            'user',
          ),
          'transform="translate(0 -1)"',
        ),
      `clip-path="${sheet.clip(ice)}"`,
    ),
    drawPath(ice, sheet.grain('0.06 0.4', 0.28, 'light')),
    drawHiker(sheet, walkers[0], walkers[1], Math.min(w, h) * 0.1, lighten('#c4552c', 0.05), '#202b38', '#ffffff', -1),
    drawHiker(sheet, walkers[0] + w * 0.04, walkers[1] - h * 0.012, Math.min(w, h) * 0.085, '#c1913c', '#24493f', '#ffffff', -1),
    drawFinish(sheet, 0.26),
  );
}
