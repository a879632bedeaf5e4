import { darken, lighten, mixColors } from '../../color.ts';
import { createSpline, createSymmetricOutline, type Point } from '../../geometry.ts';
import type { Brand, Paint } from '../../palette.ts';
import { drawEllipse, group, drawPath, drawRect, drawStroke, type Sheet } from '../../sheet.ts';
import { drawSoftEllipse, drawSoftStroke } from '../../soft.ts';
import { drawPanel, drawSculpted, drawSeam, drawSewnMark, createTextureFill, type Material } from '../material.ts';

export interface HeelDesign {
  brand: Brand;
  /** Height of the collar above the ground, in units of the drawing; a sandal has none. */
  collar: number;
  material: Material;
  /** Height of the sole. */
  sole: number;
  lugs: boolean;
}

const GROUND = 820;
const HALF = 142;

function drawSoleBack(sheet: Sheet, { sole, lugs }: HeelDesign, paint: Paint): string {
  const top = GROUND - sole;
  const d = `M${250 - HALF} ${top}Q250 ${top + 16} ${250 + HALF} ${top}L${250 + HALF + 16} ${GROUND - 30}Q250 ${GROUND - 12} ${250 - HALF - 16} ${GROUND - 30}Z`;
  const tread = `M${250 - HALF - 16} ${GROUND - 32}Q250 ${GROUND - 14} ${250 + HALF + 16} ${GROUND - 32}L${250 + HALF + 10} ${GROUND}H${250 - HALF - 10}Z`;
  const gaps = lugs ? Array.from({ length: 6 }, (_, i) => `M${130 + i * 48} ${GROUND + 4}v-20`).join('') : '';
  return [
    drawPath(
      d,
      sheet.linear([
        [0, lighten(paint.sole, 0.25)],
        [0.5, paint.sole],
        [1, darken(paint.sole, 0.3)],
      ]),
    ),
    drawStroke(
      `M${250 - HALF - 6} ${top + sole * 0.42}Q250 ${top + sole * 0.42 + 16} ${250 + HALF + 6} ${top + sole * 0.42}`,
      darken(paint.sole, 0.6),
      3,
      'stroke-opacity=".35"',
    ),
    drawPath(tread, paint.tread),
    drawStroke(gaps, darken(paint.tread, 0.8), 16),
  ].join('');
}

/** One shoe from behind, about x = 250, standing on y = 820. */
function drawOne(sheet: Sheet, design: HeelDesign, paint: Paint): string {
  const top = GROUND - design.sole;
  const collar = GROUND - design.collar;
  const low = design.collar < 420;
  const upper: Point[] = createSymmetricOutline(
    [
      [250, collar + 26],
      [250 + 70, collar + 20],
      [250 + 106, collar - 6, 1],
      [250 + (low ? 120 : 112), collar + (top - collar) * 0.34],
      [250 + 122, collar + (top - collar) * 0.66],
      [250 + HALF - 4, top + 18, 1],
      [250, top + 30],
    ],
    250,
  );
  const d = createSpline(upper, true);
  const counter: Point[] = createSymmetricOutline(
    [
      [250, top - 150],
      [250 + 74, top - 126],
      [250 + 128, top - 22],
      [250 + HALF - 2, top + 20, 1],
      [250, top + 30],
    ],
    250,
  );
  return [
    drawSoftEllipse(256, GROUND + 4, 190, 20, '#0b1018', 0.42)(sheet, 14),
    drawPath(
      `M${250 - 104} ${collar - 2}Q250 ${collar - 46} ${250 + 104} ${collar - 2}Q250 ${collar + 60} ${250 - 104} ${collar - 2}Z`,
      darken(mixColors(paint.panel, paint.trim, 0.3), 0.35),
    ),
    drawPanel(sheet, upper, { color: paint.base, material: design.material }),
    drawPanel(sheet, counter, { color: paint.panel, material: design.material, raised: 3, stitch: paint.trim }),
    drawSeam(
      [
        [250, collar + 30],
        [250, top - 140],
      ],
      paint.base,
      paint.trim,
    ),
    drawSculpted(sheet, d, 20, [
      drawSoftStroke(`M${250 + 122} ${collar}L${250 + 140} ${top}`, '#05070b', 60, 0.42),
      drawSoftStroke(`M${250 - 118} ${collar}L${250 - 132} ${top}`, '#05070b', 34, 0.3),
      drawSoftEllipse(206, (collar + top) / 2, 26, (top - collar) * 0.34, '#ffffff', 0.34),
    ]),
    group(
      [
        drawRect(232, collar - 34, 36, 92, paint.accent, 'rx="10"'),
        drawRect(242, collar - 22, 16, 40, darken(paint.accent, 0.6), 'rx="7"'),
      ],
      '',
    ),
    drawSewnMark(design.brand, 208, top - 82, 84, paint.accent),
    drawSoleBack(sheet, design, paint),
  ].join('');
}

/** A slide or sandal from behind: the footbed's edge, and the heel strap where it has one. */
function drawOpenOne(sheet: Sheet, design: HeelDesign, straps: boolean, paint: Paint): string {
  const top = GROUND - design.sole;
  const band = `M${250 - 128} ${top - 10}C${250 - 120} ${top - 190} ${250 + 120} ${top - 190} ${250 + 128} ${top - 10}L${250 + 92} ${top - 6}C${250 + 84} ${top - 128} ${250 - 84} ${top - 128} ${250 - 92} ${top - 6}Z`;
  const texture = createTextureFill(sheet, design.material, paint.base);
  const drawCloth = (d: string): string => (texture === '' ? '' : drawPath(d, texture));
  const heel = `M${250 - 104} ${top - 60}Q250 ${top - 20} ${250 + 104} ${top - 60}L${250 + 112} ${top - 140}Q250 ${top - 96} ${250 - 112} ${top - 140}Z`;
  return [
    drawSoftEllipse(256, GROUND + 4, 190, 20, '#0b1018', 0.42)(sheet, 14),
    drawPath(band, straps ? darken(paint.panel, 0.1) : paint.base),
    drawCloth(band),
    drawEllipse(250, top + 2, HALF - 4, 30, darken(paint.trim, 0.2)),
    drawEllipse(250, top + 8, HALF - 22, 20, darken(paint.trim, 0.42), 'fill-opacity=".6"'),
    straps
      ? drawPath(heel, paint.base) +
        drawCloth(heel) +
        drawStroke(
          `M${250 - 108} ${top - 130}Q250 ${top - 86} ${250 + 108} ${top - 130}M${250 - 102} ${top - 68}Q250 ${top - 28} ${250 + 102} ${top - 68}`,
          paint.trim,
          2.4,
          'stroke-dasharray="7 5"',
        )
      : '',
    straps
      ? drawPath(
          `M${250 - 108} ${top - 130}L${250 - 124} ${top + 6}H${250 - 98}L${250 - 88} ${top - 112}Z M${250 + 108} ${top - 130}L${250 + 124} ${top + 6}H${250 + 98}L${250 + 88} ${top - 112}Z`,
          darken(paint.base, 0.2),
        )
      : '',
    drawSoleBack(sheet, design, paint),
  ].join('');
}

/** Two of a kind side by side, `size` times as large, in the middle of the 1000 × 1250 space. */
const drawPair = (one: string, size: number): string =>
  group(
    group(one, '') + group(one, 'transform="translate(772 0) scale(-1 1)"'),
    `transform="translate(${Math.round(500 - 386 * size)} ${Math.round(1010 - GROUND * size)}) scale(${size})"`,
  );

/** A pair of shoes from behind, in the 1000 × 1250 space. */
export const drawHeels = (sheet: Sheet, design: HeelDesign, paint: Paint): string =>
  drawPair(drawOne(sheet, design, paint), design.collar > 420 ? 1.3 : 1.45);

/** A pair of slides or sandals from behind, in the 1000 × 1250 space. */
export const drawOpenHeels = (sheet: Sheet, design: HeelDesign, straps: boolean, paint: Paint): string =>
  drawPair(drawOpenOne(sheet, design, straps, paint), 1.45);
