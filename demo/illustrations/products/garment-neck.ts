import { darken, lighten, mixColors } from '../color.ts';
import { createSpline, createSymmetricOutline, type Point } from '../geometry.ts';
import type { Paint } from '../palette.ts';
import { drawPath, drawStroke, type Sheet } from '../sheet.ts';
import { drawSoftStroke } from '../soft.ts';
import type { GarmentCut, GarmentDesign } from './garment-cut.ts';
import { drawCord, drawPanel, drawSculpted, drawSeam } from './material.ts';

export type Face = 'front' | 'back';

export function drawNeck(sheet: Sheet, design: GarmentDesign, cut: GarmentCut, paint: Paint, face: Face): string {
  const shade = darken(mixColors(paint.panel, paint.trim, 0.3), 0.45);
  if (design.hood) {
    const d = createSpline(cut.hoodOutline, true);
    const hood = drawPanel(sheet, cut.hoodOutline, { color: paint.base, material: design.material });
    const volume = drawSculpted(sheet, d, 12, [
      drawSoftStroke('M388 290C360 200 380 90 500 66', lighten(paint.base, 0.85), 26, 0.4),
      drawSoftStroke('M612 290C650 200 610 90 540 70', darken(paint.base, 0.85), 46, 0.5),
      ...(face === 'back' ? [drawSoftStroke('M400 290Q500 330 600 290', darken(paint.base, 0.85), 50, 0.5)] : []),
    ]);
    if (face === 'back')
      return (
        hood +
        volume +
        drawSeam(
          [
            [446, 70],
            [438, 170],
            [450, 288],
          ],
          paint.base,
          paint.trim,
        ) +
        drawSeam(
          [
            [554, 70],
            [562, 170],
            [550, 288],
          ],
          paint.base,
        ) +
        drawCord('M470 186Q500 178 530 186', paint.accent, 8)
      );
    const mouth = createSpline(cut.hoodMouth, true);
    return [
      hood,
      volume,
      drawPath(
        mouth,
        sheet.linear([
          [0, darken(shade, 0.2)],
          [1, darken(shade, 0.65)],
        ]),
      ),
      drawStroke(mouth, darken(paint.panel, 0.4), 12),
      drawStroke(mouth, lighten(paint.panel, 0.25), 6),
      drawPanel(
        sheet,
        createSymmetricOutline(
          [
            [500, 226],
            [544, 216],
            [580, 196, 1],
            [604, 250],
            [596, 300, 1],
            [500, 310, 1],
          ],
          500,
        ),
        { color: paint.base, material: design.material, raised: 2 },
      ),
      drawCord('M446 262C440 300 452 330 444 372', paint.accent, 6),
      drawCord('M556 262C562 300 550 330 558 360', paint.accent, 6),
    ].join('');
  }
  if (design.collar === 'crew') {
    const ring: Point[] = [
      [414, 242, 1],
      [440, 292],
      [500, face === 'front' ? 322 : 268],
      [560, 292],
      [586, 242, 1],
      [562, 236, 1],
      [542, 272],
      [500, face === 'front' ? 294 : 252],
      [458, 272],
      [438, 236, 1],
    ];
    return (
      drawPath('M438 236Q500 214 562 236Q545 290 500 300Q455 290 438 236Z', darken(paint.base, 0.5)) +
      drawStroke('M436 238Q500 216 564 238', mixColors(paint.base, paint.panel, 0.5), 13) +
      drawPanel(sheet, ring, { color: mixColors(paint.base, paint.panel, 0.6), material: 'rib', raised: 2 })
    );
  }
  return (
    drawPath(
      'M418 190Q500 158 582 190L580 240Q500 260 420 240Z',
      sheet.linear([
        [0, darken(shade, 0.15)],
        [1, darken(shade, 0.6)],
      ]),
    ) + drawPanel(sheet, cut.collarOutline, { color: paint.panel, material: design.material, raised: 3 })
  );
}
