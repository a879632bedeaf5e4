import { darken, lighten } from '../colour.ts';
import { group, path, rect, type Sheet } from '../sheet.ts';

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

/** A paper sweep: wall running into floor, one soft key light from the left, a window's shadow. */
export function drawStudio(sheet: Sheet, tone: string): void {
  const { width: w, height: h } = sheet;
  sheet.add(
    rect(
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
    rect(
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
    group(
      path(
        `M${w * 0.62} 0L${w * 0.86} 0L${w * 0.66} ${h * 0.68}L${w * 0.46} ${h * 0.68}ZM${w * 0.9} 0L${w * 1.1} 0L${w * 0.9} ${h * 0.68}L${w * 0.7} ${h * 0.68}Z`,
        '#ffffff',
        'fill-opacity=".13"',
      ),
      `filter="${sheet.blur(16)}"`,
    ),
    rect(
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
    rect(0, 0, w, h, sheet.grain('0.8', 0.05)),
  );
}
