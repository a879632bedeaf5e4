import { darken, lighten } from '../color.ts';
import { createSpline, createSymmetricOutline } from '../geometry.ts';
import type { Brand, Paint } from '../palette.ts';
import { drawEllipse, group, drawPath, drawStroke, type Sheet } from '../sheet.ts';
import { drawSoftEllipse, drawSoftStroke } from '../soft.ts';
import { drawPanel, drawSculpted, drawSeam, drawSewnMark, createTextureFill } from './material.ts';

const drawLabel = (sheet: Sheet, brand: Brand, paint: Paint): string =>
  drawPanel(
    sheet,
    [
      [456, 800, 1],
      [544, 800, 1],
      [544, 858, 1],
      [456, 858, 1],
    ],
    { color: paint.accent, raised: 3, stitch: darken(paint.accent, 0.5) },
  ) + drawSewnMark(brand, 474, 815, 52, darken(paint.accent, 0.7));

/** A knitted hat with its cuff turned up. */
export function drawBeanie(
  sheet: Sheet,
  design: { brand: Brand; slouch: number; bobble: boolean; cuff: number; band: boolean },
  paint: Paint,
  face: 'front' | 'back' = 'front',
): string {
  const top = 420 - design.slouch;
  const crown = createSymmetricOutline(
    [
      [500, top],
      [600, top + 14],
      [700, top + 90],
      [752, 560],
      [766, 780, 1],
      [500, 800],
    ],
    500,
  );
  const d = createSpline(crown, true);
  const cuff = createSymmetricOutline(
    [
      [500, 780 - design.cuff * 0.2],
      [700, 770 - design.cuff * 0.2],
      [782, 752 - design.cuff * 0.2, 1],
      [790, 800],
      [782, 780 + design.cuff, 1],
      [660, 804 + design.cuff],
      [500, 812 + design.cuff],
    ],
    500,
  );
  const c = createSpline(cuff, true);
  const ribs = Array.from({ length: 21 }, (_, i) => {
    const t = (i - 10) / 10;
    return `M${Math.round(500 + t * 262)} 800C${Math.round(500 + t * 262)} 600 ${Math.round(500 + t * 190)} ${top + 90} ${Math.round(500 + t * 24)} ${top}`;
  }).join('');
  const bobble = design.bobble
    ? drawEllipse(
        500,
        top - 36,
        82,
        78,
        sheet.radial(
          [
            [0, lighten(paint.accent, 0.4)],
            [0.6, paint.accent],
            [1, darken(paint.accent, 0.45)],
          ],
          [0.36, 0.3, 0.75],
        ),
      ) + drawEllipse(500, top - 36, 82, 78, sheet.grain('0.14', 0.7))
    : '';
  return [
    drawSoftEllipse(530, 812 + design.cuff, 290, 26, '#0b1018', 0.5)(sheet, 18),
    drawPanel(sheet, crown, { color: paint.base, material: 'knit' }),
    group(
      drawStroke(ribs, darken(paint.base, 0.75), 7, 'stroke-opacity=".34"') +
        drawStroke(ribs, lighten(paint.base, 0.6), 4, 'stroke-opacity=".28" transform="translate(8 0)"') +
        (design.band
          ? drawPath('M200 610Q500 650 800 610V664Q500 704 200 664Z', paint.accent, 'fill-opacity=".9"') +
            drawPath('M200 610Q500 650 800 610V664Q500 704 200 664Z', createTextureFill(sheet, 'knit', paint.accent))
          : ''),
      `clip-path="${sheet.clip(d)}"`,
    ),
    drawSculpted(sheet, d, 30, [
      drawSoftStroke(`M745 ${top}L760 820`, '#05070b', 130, 0.5),
      drawSoftEllipse(410, 560, 70, 150, '#ffffff', 0.36),
      drawSoftStroke('M220 780Q500 810 780 780', '#05070b', 60, 0.55),
    ]),
    bobble,
    drawPanel(sheet, cuff, { color: paint.panel, material: 'rib', raised: 6 }),
    drawSculpted(sheet, c, 18, [
      drawSoftStroke(`M745 740L755 ${820 + design.cuff}`, '#05070b', 110, 0.5),
      drawSoftEllipse(400, 800, 90, 60, '#ffffff', 0.3),
      drawSoftStroke(`M220 ${800 + design.cuff}Q500 ${826 + design.cuff} 780 ${800 + design.cuff}`, '#05070b', 34, 0.5),
    ]),
    face === 'back'
      ? drawSeam(
          [
            [500, top + 10],
            [500, 790 + design.cuff],
          ],
          paint.base,
        )
      : drawLabel(sheet, design.brand, paint),
  ].join('');
}
