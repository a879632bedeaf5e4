import { darken, lighten, mixColors } from '../color.ts';
import type { Paint } from '../palette.ts';
import { group, drawPath, drawRect, drawStroke, type Sheet } from '../sheet.ts';
import { drawSoftStroke } from '../soft.ts';
import type { Design } from './design.ts';
import { drawPanel, drawSewnMark, drawSoftShadow, createTextureFill, type Material } from './material.ts';

/** The cloth that a product is mostly made of. */
function getCloth(design: Design): Material {
  switch (design.form) {
    case 'shoe':
      return design.spec.material;
    case 'beanie':
      return 'knit';
    case 'sandal':
      return 'mesh';
    case 'garment':
    case 'pack':
    case 'trousers':
    case 'cap':
    case 'socks':
      return design.spec.material;
  }
}

const grown = (sheet: Sheet, content: string): string => group(content, `transform="scale(${(sheet.width / 380).toFixed(2)})"`);

/** A close look at the cloth: its weave, a fold, one corner turned over to the other side, and a sewn label. */
export function drawFabric(sheet: Sheet, design: Design, brand: 'tarnfell' | 'solvane', paint: Paint): string {
  const { width: w, height: h } = sheet;
  const mirrorX = (share: number): number => Math.round(share * w);
  const y = (share: number): number => Math.round(share * h);
  const found = getCloth(design);
  const cloth = found === 'smooth' ? 'canvas' : found;
  const inner = mixColors(paint.panel, paint.trim, 0.4);
  const drawWeave = (color: string): string =>
    grown(sheet, drawRect(0, 0, 400, Math.ceil((400 * h) / w), createTextureFill(sheet, cloth, color)));
  const turned = `M${mirrorX(1.02)} ${y(0.52)}C${mirrorX(0.8)} ${y(0.6)} ${mirrorX(0.62)} ${y(0.74)} ${mirrorX(0.5)} ${y(1.02)}H${mirrorX(1.02)}Z`;
  const fold = (from: number, to: number): string =>
    `M${mirrorX(from)} ${y(-0.05)}C${mirrorX(from + 0.06)} ${y(0.3)} ${mirrorX(to - 0.16)} ${y(0.6)} ${mirrorX(to)} ${y(1.05)}`;
  const seam = `M${mirrorX(-0.02)} ${y(0.36)}Q${mirrorX(0.5)} ${y(0.44)} ${mirrorX(1.02)} ${y(0.22)}`;
  const unit = w / 1000;
  const label = drawPanel(
    sheet,
    [
      [mirrorX(0.13), y(0.13), 1],
      [mirrorX(0.43), y(0.15), 1],
      [mirrorX(0.42), y(0.29), 1],
      [mirrorX(0.12), y(0.27), 1],
    ],
    { color: paint.accent, material: 'canvas', raised: 6 * unit, stitch: darken(paint.accent, 0.5) },
  );
  return [
    drawRect(
      0,
      0,
      w,
      h,
      sheet.linear(
        [
          [0, lighten(paint.base, 0.14)],
          [0.5, paint.base],
          [1, darken(paint.base, 0.3)],
        ],
        [0, 0, 1, 1],
      ),
    ),
    drawWeave(paint.base),
    ...[
      [0.02, -0.1],
      [0.6, 0.3],
      [0.96, 0.7],
    ].flatMap(([from = 0, to = 0]) => [
      drawSoftStroke(fold(from, to), '#05070b', 90 * unit, 0.36)(sheet, 34 * unit),
      drawSoftStroke(fold(from + 0.09, to + 0.1), '#ffffff', 60 * unit, 0.2)(sheet, 30 * unit),
    ]),
    drawSoftStroke(seam, '#05070b', 26 * unit, 0.4)(sheet, 10 * unit),
    drawStroke(seam, darken(paint.base, 0.7), 5 * unit),
    drawStroke(
      seam,
      paint.trim,
      6 * unit,
      `stroke-dasharray="${Math.round(24 * unit)} ${Math.round(16 * unit)}" transform="translate(0 ${Math.round(30 * unit)})"`,
    ),
    drawStroke(
      seam,
      paint.trim,
      6 * unit,
      `stroke-dasharray="${Math.round(24 * unit)} ${Math.round(16 * unit)}" transform="translate(0 ${Math.round(-28 * unit)})"`,
    ),
    label,
    drawSewnMark(brand, mirrorX(0.2), y(0.165), 150 * unit, darken(paint.accent, 0.7)),
    drawSoftShadow(sheet, turned, Math.round(-14 * unit), Math.round(-10 * unit)),
    group(
      [
        drawPath(
          turned,
          sheet.linear(
            [
              [0, darken(inner, 0.4)],
              [0.25, lighten(inner, 0.3)],
              [1, darken(inner, 0.1)],
            ],
            [0, 0, 1, 1],
          ),
        ),
        drawPath(turned, sheet.grain('0.3', 0.2)),
      ],
      `clip-path="${sheet.clip(turned)}"`,
    ),
    drawStroke(turned, lighten(inner, 0.5), 4 * unit, 'stroke-opacity=".6"'),
  ].join('');
}
