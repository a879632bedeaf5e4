import { createSpline } from '../geometry.ts';
import { drawPath, drawRect, drawStroke, type Sheet } from '../sheet.ts';
import { dawn } from './airs.ts';
import { drawClouds, drawFinish, drawSky, type Air } from './atmosphere.ts';
import { drawHiker } from './figures.ts';
import { drawLayers } from './ridges.ts';

/** A foreground slope with a path that winds up to the pass. */
export function drawTrail(sheet: Sheet): void {
  const { width: w, height: h } = sheet;
  const morning: Air = {
    ...dawn,
    sky: [
      [0, '#6ea0b4'],
      [0.45, '#c9dad3'],
      [0.7, '#f6e6c6'],
      [1, '#f1d6a8'],
    ],
    haze: '#efe2c4',
    far: '#9db3ad',
    near: '#33523f',
    at: [0.24, 0.32],
  };
  const slope = createSpline(
    [
      [-20, h * 0.76],
      [w * 0.3, h * 0.72],
      [w * 0.62, h * 0.66],
      [w * 0.86, h * 0.56],
      [w + 20, h * 0.5],
      [w + 20, h + 20, 1],
      [-20, h + 20, 1],
    ],
    true,
  );
  const trail = createSpline(
    [
      [w * 0.36, h * 1.02, 1],
      [w * 0.5, h * 0.9],
      [w * 0.72, h * 0.82],
      [w * 0.6, h * 0.755],
      [w * 0.71, h * 0.69],
      [w * 0.79, h * 0.61, 1],
      [w * 0.8, h * 0.61, 1],
      [w * 0.726, h * 0.692],
      [w * 0.63, h * 0.756],
      [w * 0.78, h * 0.826],
      [w * 0.6, h * 0.92],
      [w * 0.52, h * 1.02, 1],
    ],
    true,
  );
  let grass = '';
  for (let i = 0; i < 260; i += 1) {
    const t = sheet.random.next();
    const mirrorX = Math.round(sheet.random.next() * w);
    const y = Math.round(h * (0.78 + t * 0.22));
    grass += `M${mirrorX} ${y}l${Math.round(sheet.random.between(-5, 6))} ${Math.round(-5 - t * 16)}`;
  }
  const tall = Math.min(w, h) * 0.15;
  // Text covers the lower part of tall frames: there the walkers are further up the path.
  const isWide = w / h > 1.15;
  const walkers = [
    [isWide ? 0.69 : 0.72, isWide ? 0.832 : 0.675, isWide ? 1 : 0.62, '#c4552c', '#24493f'],
    [isWide ? 0.625 : 0.765, isWide ? 0.775 : 0.637, isWide ? 0.66 : 0.46, '#c1913c', '#36525e'],
  ] as const;
  sheet.add(
    drawSky(sheet, morning, 0),
    drawClouds(sheet, '#ffffff', 0.1, 0.3, 7, 0.7),
    drawLayers(sheet, morning, 0.46, 4, { trees: false, lit: '#fff1c9' }),
    drawPath(
      slope,
      sheet.linear([
        [0, '#8d9a63'],
        [0.4, '#5f7547'],
        [1, '#263c2b'],
      ]),
    ),
    drawPath(
      trail,
      sheet.linear([
        [0, '#efdcb2'],
        [1, '#a88a5e'],
      ]),
    ),
    drawStroke(trail, '#1f3323', 3, 'stroke-opacity=".25"'),
    drawStroke(grass, '#c9cf8c', 2, 'stroke-opacity=".34"'),
    drawStroke(grass, '#172a1c', 2, 'stroke-opacity=".4" transform="translate(7 6)"'),
    drawRect(
      0,
      h * 0.5,
      w,
      h * 0.5,
      sheet.linear([
        [0, '#fff0c4', 0.16],
        [0.5, '#10201a', 0.1],
        [1, '#10201a', 0.5],
      ]),
    ),
    ...walkers.map(([x, y, size, jacket, pack]) => drawHiker(sheet, w * x, h * y, tall * size, jacket, pack, '#fff0c8', -1)),
    drawFinish(sheet, 0.28),
  );
}
