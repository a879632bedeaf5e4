import { createSpline } from '../geometry.ts';
import { group, drawPath, drawRect, drawStroke, type Sheet } from '../sheet.ts';
import { drawClouds, drawFinish, drawMist, drawSky, type Air } from './atmosphere.ts';
import { drawForest, drawRidge } from './terrain.ts';

export function drawForestLake(sheet: Sheet): void {
  const { width: w, height: h } = sheet;
  const air: Air = {
    sky: [
      [0, '#3f6d78'],
      [0.4, '#9dbdb6'],
      [0.75, '#f0dfbc'],
      [1, '#f3cf9f'],
    ],
    sun: '#fff1cf',
    haze: '#e6dcc0',
    far: '#8fa9a4',
    near: '#16332c',
    at: [0.66, 0.42],
    glow: 0.9,
  };
  const shore = h * 0.6;
  const land = [
    drawRidge(sheet, {
      base: shore - h * 0.03,
      swing: h * 0.34,
      color: air.far,
      foot: air.haze,
      summits: Math.max(2, Math.round((w / h) * 2.6)),
      lit: '#fff1d4',
      litStrength: 0.8,
      fromRight: true,
    }),
    drawMist(sheet, shore - h * 0.2, h * 0.22, air.haze, 0.8),
    drawForest(sheet, {
      ground: (t) => shore - h * 0.03 * Math.sin(t * 4),
      height: h * 0.12,
      count: Math.round(w / 22),
      color: '#4d6f66',
      foot: '#86a096',
    }),
    drawMist(sheet, shore - h * 0.1, h * 0.12, air.haze, 0.6),
    drawForest(sheet, {
      ground: (t) => shore + 2 - h * 0.02 * Math.cos(t * 6),
      height: h * 0.17,
      count: Math.round(w / 44),
      color: '#1f423a',
      foot: '#183630',
      rim: '#f5dfae',
    }),
  ].join('');
  const clip = sheet.clip(`M0 0H${w}V${Math.round(shore)}H0Z`);
  let glints = '';
  for (let i = 0; i < 90; i += 1) {
    const t = sheet.random.next() ** 1.6;
    const mirrorX = w * 0.66 + sheet.random.between(-1, 1) * w * (0.05 + t * 0.3);
    glints += `M${Math.round(mirrorX)} ${Math.round(shore + 8 + t * h * 0.36)}h${Math.round(8 + t * 70)}`;
  }
  sheet.add(
    drawSky(sheet, air, 26),
    drawClouds(sheet, '#fff6e2', 0.08, 0.3, 7, 0.7),
    group(group(land, 'id="shore"'), `clip-path="${clip}"`),
    drawRect(
      0,
      Math.round(shore),
      w,
      h,
      sheet.linear([
        [0, '#efd9b0'],
        [0.35, '#8fb0aa'],
        [1, '#1b3f48'],
      ]),
    ),
    group(
      `<use href="#shore" transform="translate(0 ${Math.round(shore * 2)}) scale(1 -1)" opacity=".62"/>`,
      `clip-path="${sheet.clip(`M0 ${Math.round(shore)}H${w}V${h}H0Z`)}"`,
    ),
    drawRect(
      0,
      Math.round(shore),
      w,
      h,
      sheet.linear(
        [
          [0, '#1b3f48', 0],
          [1, '#0d2b33', 0.75],
        ],
        [0, shore, 0, h],
        'user',
      ),
    ),
    drawStroke(glints, '#fff3d6', 1.8, 'stroke-opacity=".5"'),
    drawMist(sheet, shore - h * 0.04, h * 0.09, '#fff4df', 0.75),
    drawPath(
      createSpline(
        [
          [-20, h * 0.95, 1],
          [w * 0.1, h * 0.93],
          [w * 0.3, h * 0.97],
          [w * 0.46, h * 1.02, 1],
          [-20, h * 1.02, 1],
        ],
        true,
      ),
      '#0c1d1c',
    ),
    drawFinish(sheet, 0.34),
  );
}
