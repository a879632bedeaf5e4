import { darken, lighten } from '../color.ts';
import { drawRect, drawStroke, type Sheet } from '../sheet.ts';
import { drawPanel, type Material } from './material.ts';

/** The design choices of a backpack, drawn on 1000 × 1250 about x = 500. */
export interface PackDesign {
  trek: boolean;
  closure: 'lid' | 'roll' | 'zip';
  front: 'pocket' | 'stretch' | 'daisy';
  material: Material;
  /** Half width of the body. */
  half: number;
  top: number;
}

export function drawBuckle(sheet: Sheet, x: number, y: number, tone: string): string {
  return (
    drawPanel(
      sheet,
      [
        [x - 17, y - 16, 1],
        [x + 17, y - 16, 1],
        [x + 20, y + 16, 1],
        [x - 20, y + 16, 1],
      ],
      { color: tone, raised: 3 },
    ) +
    drawRect(x - 10, y - 5, 20, 6, darken(tone, 0.6), 'rx="3"') +
    drawRect(x - 13, y + 6, 26, 3, lighten(tone, 0.5), 'fill-opacity=".5"')
  );
}

export function drawWebbing(x: number, from: number, to: number, tone: string): string {
  return (
    drawRect(x - 11, from + 3, 25, to - from, '#05070b', 'fill-opacity=".3"') +
    drawRect(x - 12, from, 24, to - from, tone) +
    drawStroke(`M${x - 7} ${from}V${to}M${x + 7} ${from}V${to}`, lighten(tone, 0.4), 1.6, 'stroke-dasharray="5 4" stroke-opacity=".6"')
  );
}
