import { mixColors } from '../color.ts';
import { drawStroke, type Sheet } from '../sheet.ts';
import { drawFinish, drawMist, drawRays, drawSky, type Air } from './atmosphere.ts';
import { drawHiker } from './figures.ts';
import { drawForest } from './terrain.ts';

export function drawRainForest(sheet: Sheet): void {
  const { width: w, height: h, random } = sheet;
  const air: Air = {
    sky: [
      [0, '#5d7771'],
      [0.5, '#a9bdb1'],
      [1, '#cfd8c8'],
    ],
    sun: '#f4f5e2',
    haze: '#b9cabd',
    far: '#8ba79a',
    near: '#142b25',
    at: [0.5, 0.36],
    glow: 0.75,
  };
  const parts = [drawSky(sheet, air)];
  for (let i = 0; i < 5; i += 1) {
    const t = i / 4;
    const color = mixColors(air.far, air.near, t ** 1.2);
    parts.push(
      drawForest(sheet, {
        ground: (x) => h * (0.66 + t * 0.26 + Math.abs(x - 0.5) * -0.16),
        height: h * (0.3 + t * 0.34),
        count: Math.max(6, Math.round(w / (76 + t * 100))),
        color,
        foot: mixColors(color, air.haze, 0.6 - t * 0.5),
      }),
    );
    parts.push(drawMist(sheet, h * (0.4 + t * 0.16), h * 0.34, air.haze, 0.6 * (1 - t * 0.85)));
    if (i === 3)
      parts.push(
        drawRays(sheet, w * 0.46, -h * 0.2, '#f8fbe4', 0.2, 6),
        drawHiker(sheet, w * 0.6, h * 0.93, Math.min(w, h) * 0.17, '#d8a13a', '#202b38', '#f2f6e6', -1),
      );
  }
  let rain = '';
  for (let i = 0; i < 240; i += 1) {
    const long = random.between(14, 52);
    rain += `M${Math.round(random.next() * w)} ${Math.round(random.next() * h)}l${Math.round(-long * 0.16)} ${Math.round(long)}`;
  }
  sheet.add(...parts, drawStroke(rain, '#eef6f0', 1.3, 'stroke-opacity=".34"'), drawFinish(sheet, 0.36));
}
