import { darken, lighten, mixColors } from '../color.ts';
import { createSpline, type Point } from '../geometry.ts';
import type { Paint } from '../palette.ts';
import { drawPath, drawStroke, type Sheet } from '../sheet.ts';
import type { GarmentDesign } from './garment-cut.ts';
import { drawPanel } from './material.ts';

export function drawZip(sheet: Sheet, design: GarmentDesign, paint: Paint): string {
  if (design.zip === 'none') return '';
  const end = design.zip === 'full' ? design.hem + 6 : 560;
  const teeth = sheet.pattern(10, 9, `<path d="M0 1H4V4H0ZM6 5.500H10V8.500H6Z" fill="${lighten(paint.trim, 0.3)}"/>`);
  return [
    drawPath(`M484 204H516L518 ${end}H482Z`, darken(paint.panel, 0.3)),
    drawStroke(`M481 210V${end}M520 210V${end}`, darken(paint.base, 0.8), 3, 'stroke-opacity=".45"'),
    drawPath(`M495 208H505V${end}H495Z`, teeth),
    drawStroke(`M477 210V${end}`, paint.trim, 1.6, 'stroke-dasharray="6 4" stroke-opacity=".7"'),
    drawStroke(`M524 210V${end}`, paint.trim, 1.6, 'stroke-dasharray="6 4" stroke-opacity=".7"'),
    drawPanel(
      sheet,
      [
        [493, 262, 1],
        [507, 262, 1],
        [509, 284],
        [506, 318],
        [500, 324],
        [494, 318],
        [491, 284],
      ],
      { color: paint.accent, raised: 2 },
    ),
  ].join('');
}

function drawPocketZip(sheet: Sheet, line: readonly [Point, Point], paint: Paint): string {
  const d = createSpline(line);
  const [x, y] = line[0];
  return (
    drawStroke(d, darken(paint.base, 0.75), 15, 'stroke-opacity=".85"') +
    drawStroke(d, paint.accent, 5) +
    drawStroke(d, darken(paint.accent, 0.5), 2.4, 'stroke-dasharray="3 4"') +
    drawStroke(d, lighten(paint.base, 0.6), 1.6, 'stroke-opacity=".4" transform="translate(10 -1)"') +
    drawPanel(
      sheet,
      [
        [x - 5, y, 1],
        [x + 5, y, 1],
        [x + 5, y + 28],
        [x - 5, y + 28],
      ],
      { color: paint.accent, raised: 2 },
    )
  );
}

export function drawPockets(sheet: Sheet, design: GarmentDesign, paint: Paint): string {
  const low = design.hem - 300;
  const hands =
    drawPocketZip(
      sheet,
      [
        [342, low],
        [322, low + 160],
      ],
      paint,
    ) +
    drawPocketZip(
      sheet,
      [
        [658, low],
        [678, low + 160],
      ],
      paint,
    );
  switch (design.pockets) {
    case 'hand':
      return hands;
    case 'chest':
      return (
        (design.sleeve === 'long' ? hands : '') +
        (design.zip === 'none'
          ? drawPanel(
              sheet,
              [
                [568, 420, 1],
                [664, 416, 1],
                [664, 520, 1],
                [616, 536],
                [568, 522, 1],
              ],
              { color: mixColors(paint.base, paint.panel, 0.5), material: design.material, raised: 2, stitch: paint.trim },
            )
          : drawPocketZip(
              sheet,
              [
                [590, 430],
                [598, 540],
              ],
              paint,
            ))
      );
    case 'cargo':
      return (
        [-1, 1]
          .map(
            (s) =>
              drawPanel(
                sheet,
                [
                  [500 + s * 60, low, 1],
                  [500 + s * 176, low - 6, 1],
                  [500 + s * 180, low + 170, 1],
                  [500 + s * 64, low + 178, 1],
                ],
                { color: mixColors(paint.base, paint.panel, 0.6), material: design.material, raised: 4, stitch: paint.trim },
              ) +
              drawPanel(
                sheet,
                [
                  [500 + s * 56, low - 8, 1],
                  [500 + s * 182, low - 14, 1],
                  [500 + s * 182, low + 44, 1],
                  [500 + s * 58, low + 54, 1],
                ],
                { color: paint.panel, raised: 4, stitch: paint.trim },
              ),
          )
          .join('') +
        drawPocketZip(
          sheet,
          [
            [590, 430],
            [598, 530],
          ],
          paint,
        )
      );
    case 'none':
      return '';
  }
}
