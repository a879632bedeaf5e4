import { darken, mixColors } from '../color.ts';
import { createSpline, createSymmetricOutline, type Point } from '../geometry.ts';
import type { Paint } from '../palette.ts';
import { group, drawStroke, type Sheet } from '../sheet.ts';
import { drawSoftEllipse, drawSoftStroke } from '../soft.ts';
import { drawCord, drawPanel, drawSculpted, drawSeam, drawSewnMark, drawSoftShadow } from './material.ts';
import { drawFront, drawTop } from './pack-front.ts';
import { drawHarness } from './pack-harness.ts';
import type { PackDesign } from './pack-parts.ts';

/** A backpack from its front or its harness side: 1000 × 1250 about x = 500. */
export function drawPack(sheet: Sheet, design: PackDesign, paint: Paint, face: 'front' | 'back' = 'front'): string {
  const w = design.half;
  const t = design.top;
  const body = createSymmetricOutline(
    [
      [500, t],
      [500 + w * 0.66, t + 10],
      [500 + w * 0.95, t + 110],
      [500 + w * 1.02, 560],
      [500 + w * 1.06, 860],
      [500 + w * 0.96, 1050],
      [500 + w * 0.6, 1092],
      [500, 1098],
    ],
    500,
  );
  const d = createSpline(body, true);
  const getSide = (s: number): Point[] => [
    [500 + s * w * 0.9, 730, 1],
    [500 + s * w * 1.1, 700, 1],
    [500 + s * w * 1.24, 860],
    [500 + s * w * 1.16, 1040],
    [500 + s * w * 0.86, 1066, 1],
  ];
  const sides = [1, -1]
    .map(
      (s) =>
        drawPanel(sheet, getSide(s), { color: darken(paint.panel, 0.1), material: 'mesh', raised: 3 }) +
        drawStroke(`M${500 + s * w * 0.9} 732L${500 + s * w * 1.1} 702`, paint.accent, 8),
    )
    .join('');
  const bottle =
    drawPanel(
      sheet,
      [
        [500 + w * 0.98, 560, 1],
        [500 + w * 1.16, 560, 1],
        [500 + w * 1.2, 620],
        [500 + w * 1.2, 900, 1],
        [500 + w * 0.96, 900, 1],
      ],
      { color: mixColors(paint.trim, '#dfe5e6', 0.5), light: [0, 0, 1, 0] },
    ) +
    drawPanel(
      sheet,
      [
        [500 + w * 1.0, 520, 1],
        [500 + w * 1.14, 520, 1],
        [500 + w * 1.15, 566, 1],
        [500 + w * 0.99, 566, 1],
      ],
      { color: paint.accent },
    );
  return [
    drawSoftEllipse(530, 1108, w * 1.3, 26, '#0b1018', 0.45)(sheet, 18),
    drawSoftShadow(sheet, d, 9, 6),
    drawCord(`M452 ${t + 20}C450 ${t - 70} 550 ${t - 70} 548 ${t + 20}`, paint.panel, 24),
    design.trek || design.front === 'stretch' ? bottle : '',
    drawPanel(sheet, body, { color: paint.base, material: design.material }),
    group(
      drawPanel(
        sheet,
        [
          [180, 1010, 1],
          [500, 1030],
          [820, 1010, 1],
          [820, 1120, 1],
          [180, 1120, 1],
        ],
        { color: darken(paint.panel, 0.3), material: 'canvas', raised: 3, stitch: paint.trim },
      ) +
        drawSeam(
          [
            [500 - w * 0.8, t + 60],
            [500 - w * 0.84, 600],
            [500 - w * 0.8, 1020],
          ],
          paint.base,
          paint.trim,
        ) +
        drawSeam(
          [
            [500 + w * 0.8, t + 60],
            [500 + w * 0.84, 600],
            [500 + w * 0.8, 1020],
          ],
          paint.base,
          paint.trim,
        ),
      `clip-path="${sheet.clip(d)}"`,
    ),
    drawSculpted(sheet, d, 24, [
      drawSoftStroke(`M${500 - w * 0.55} ${t + w * 0.2}L${500 - w * 0.6} ${1060 - w * 0.2}`, '#ffffff', w * 0.45, 0.24),
      drawSoftStroke(`M${500 + w * 0.88} ${t}L${500 + w * 0.95} 1100`, '#05070b', w * 0.66, 0.42),
      drawSoftStroke(`M${500 - w * 1.04} 500Q${500 - w * 1.1} 900 ${500 - w * 0.9} 1090H${500 + w}`, '#05070b', 40, 0.4),
      drawSoftStroke(`M${500 - w * 0.7} 560Q${500 - w * 0.3} 600 ${500 + w * 0.4} 556`, '#05070b', 20, 0.26),
    ]),
    sides,
    face === 'front'
      ? drawFront(sheet, design, paint) +
        drawTop(sheet, design, paint) +
        drawSewnMark('tarnfell', 466, design.front === 'daisy' ? 872 : 560, 66, paint.accent)
      : drawHarness(sheet, design, paint),
  ].join('');
}
