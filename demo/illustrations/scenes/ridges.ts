import { darken, mixColors } from '../color.ts';
import type { Sheet } from '../sheet.ts';
import { dawn, dusk, winter } from './airs.ts';
import { drawClouds, drawFinish, drawMist, drawSky, drawStars, type Air } from './atmosphere.ts';
import { drawForest, drawRidge } from './terrain.ts';

/** Several ridges, paler with distance; the nearest has conifers. */
export function drawLayers(
  sheet: Sheet,
  air: Air,
  from: number,
  count: number,
  options: { snow?: string; trees?: boolean; lit?: string } = {},
): string {
  const { width: w, height: h } = sheet;
  const parts: string[] = [];
  const span = 0.99 - from;
  for (let i = 0; i < count; i += 1) {
    const t = i / (count - 1);
    const color = mixColors(air.far, air.near, t ** 1.25);
    const base = h * (from + span * t ** 1.15 * 0.92);
    const look = {
      base,
      swing: h * (0.29 - t * 0.1),
      color,
      foot: mixColors(color, air.haze, 0.85 - t * 0.55),
      summits: Math.max(2, Math.round((w / h) * (2.3 - t * 0.5))),
      fromRight: air.at[0] > 0.5,
      litStrength: 0.42 + t * 0.2,
      lit: options.lit ?? air.sun,
    };
    parts.push(drawRidge(sheet, t < 0.75 && options.snow !== undefined ? { ...look, snow: options.snow, litStrength: 1 - t * 0.2 } : look));
    parts.push(drawMist(sheet, base - h * 0.05, h * 0.24, air.haze, 0.85 * (1 - t * 0.75)));
  }
  if (options.trees !== false) {
    const drop = sheet.random.between(0.02, 0.06);
    parts.push(
      drawForest(sheet, {
        ground: (t) => h * (0.9 + drop * Math.sin(t * 5 + 1) + (0.5 - Math.abs(t - 0.45)) * 0.07),
        height: h * 0.15,
        count: Math.round(w / 34),
        color: mixColors(air.near, air.haze, 0.08),
        foot: darken(air.near, 0.3),
        rim: air.sun,
      }),
    );
  }
  return parts.join('');
}

export function drawRidgeDawn(sheet: Sheet): void {
  sheet.add(drawSky(sheet, dawn, 34), drawClouds(sheet, '#fff1dc', 0.1, 0.36, 9, 0.6), drawLayers(sheet, dawn, 0.54, 5), drawFinish(sheet));
}

export function drawRidgeDusk(sheet: Sheet): void {
  sheet.add(
    drawSky(sheet, dusk, 0),
    drawStars(sheet, 0.3, 60),
    drawClouds(sheet, '#ffb48a', 0.22, 0.46, 9, 0.5),
    drawLayers(sheet, dusk, 0.57, 5, { lit: '#ff9d70' }),
    drawFinish(sheet, 0.4),
  );
}

export function drawRidgeSnow(sheet: Sheet): void {
  sheet.add(
    drawSky(sheet, winter),
    drawClouds(sheet, '#ffffff', 0.08, 0.34, 8, 0.8),
    drawLayers(sheet, winter, 0.56, 4, { snow: '#fdfeff' }),
    drawMist(sheet, sheet.height * 0.72, sheet.height * 0.3, '#eef5f8', 0.5),
    drawFinish(sheet, 0.22),
  );
}
