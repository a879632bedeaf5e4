import { darken, lighten } from '../color.ts';
import { createPolyline } from '../geometry.ts';
import { drawPath, drawRect, type Sheet } from '../sheet.ts';

export const studioTones = {
  chalk: '#e6e1d6',
  ink: '#23272f',
  citrus: '#cfe32c',
  clay: '#bb6648',
  fog: '#b3b9bf',
  cobalt: '#2d4bd0',
  spruce: '#27493f',
  stone: '#b5ad9c',
} as const;

/** A slanted patch of window light on the wall, with soft edges; it ends where the floor begins. */
function drawShaft(sheet: Sheet, x: number, half: number): string {
  const { width: w, height: h } = sheet;
  return Array.from({ length: 9 }, (_, i) => {
    const out = half + (4 - i) * 7;
    const foot = h * (0.62 + (4 - i) * 0.012);
    const lean = -w * 0.16;
    return drawPath(
      createPolyline(
        [
          [x - out, -10],
          [x + out, -10],
          [x + lean + out, foot],
          [x + lean - out, foot],
        ],
        true,
      ),
      '#ffffff',
      'fill-opacity=".016"',
    );
  }).join('');
}

/** A studio backdrop: a wall that curves into the floor, lit from the left, with the shadow of a window. */
export function drawStudio(sheet: Sheet, tone: string): void {
  const { width: w, height: h } = sheet;
  sheet.add(
    drawRect(
      0,
      0,
      w,
      h,
      sheet.linear([
        [0, darken(tone, 0.2)],
        [0.5, tone],
        [0.64, darken(tone, 0.1)],
        [0.74, lighten(tone, 0.16)],
        [1, darken(tone, 0.1)],
      ]),
    ),
    drawRect(
      0,
      0,
      w,
      h,
      sheet.radial(
        [
          [0, '#ffffff', 0.42],
          [0.5, '#ffffff', 0.12],
          [1, '#ffffff', 0],
        ],
        [w * 0.4, h * 0.34, Math.max(w, h) * 0.55],
        'user',
      ),
    ),
    ...[0.66, 0.92].map((x) => drawShaft(sheet, w * x, w * 0.1)),
    drawRect(
      0,
      0,
      w,
      h,
      sheet.radial(
        [
          [0.5, darken(tone, 0.7), 0],
          [1, darken(tone, 0.7), 0.4],
        ],
        [0.45, 0.46, 0.8],
      ),
    ),
    drawRect(0, 0, w, h, sheet.grain('0.8', 0.05)),
  );
}
