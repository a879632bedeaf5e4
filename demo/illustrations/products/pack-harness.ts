import { darken } from '../color.ts';
import { createSymmetricOutline, type Point } from '../geometry.ts';
import type { Paint } from '../palette.ts';
import { drawStroke, type Sheet } from '../sheet.ts';
import { drawPanel } from './material.ts';
import { drawBuckle, type PackDesign } from './pack-parts.ts';

/** The harness side: padded back, shoulder straps and, for trekking, a hip belt. */
export function drawHarness(sheet: Sheet, design: PackDesign, paint: Paint): string {
  const w = design.half;
  const strap: Point[] = [
    [530, design.top + 96, 1],
    [600, design.top + 110],
    [500 + w * 0.76, 460],
    [500 + w * 0.74, 640],
    [500 + w * 0.56, 800],
    [500 + w * 0.4, 850, 1],
    [500 + w * 0.42, 700],
    [500 + w * 0.4, 520],
    [540, design.top + 200, 1],
  ];
  const pad = drawPanel(
    sheet,
    createSymmetricOutline(
      [
        [500, 420, 1],
        [570, 424],
        [600, 600],
        [590, 860],
        [500, 880],
      ],
      500,
    ),
    { color: darken(paint.panel, 0.2), material: 'mesh', raised: 4 },
  );
  const straps = [strap, createSymmetricOutline(strap, 500).slice(strap.length)]
    .map((points) => drawPanel(sheet, points, { color: paint.panel, material: 'mesh', raised: 7, stitch: paint.accent }))
    .join('');
  const belt = design.trek
    ? drawPanel(
        sheet,
        createSymmetricOutline(
          [
            [500, 940, 1],
            [500 + w * 1.1, 920],
            [500 + w * 1.5, 980],
            [500 + w * 1.46, 1040],
            [500 + w, 1036],
            [500, 1050],
          ],
          500,
        ),
        { color: paint.panel, material: 'mesh', raised: 8, stitch: paint.accent },
      )
    : '';
  return (
    pad +
    straps +
    drawStroke(`M${500 - w * 0.6} 600H${500 + w * 0.6}`, darken(paint.trim, 0.3), 14) +
    drawBuckle(sheet, 500, 600, darken(paint.trim, 0.35)) +
    belt
  );
}
