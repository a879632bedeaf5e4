import { darken, mixColors } from '../color.ts';
import { createSpline, createSymmetricOutline } from '../geometry.ts';
import type { Paint } from '../palette.ts';
import { drawRect, drawStroke, type Sheet } from '../sheet.ts';
import { drawSoftEllipse, drawSoftStroke } from '../soft.ts';
import { drawCord, drawPanel, drawSculpted } from './material.ts';
import { drawBuckle, drawWebbing, type PackDesign } from './pack-parts.ts';

export function drawFront(sheet: Sheet, design: PackDesign, paint: Paint): string {
  const w = design.half;
  const pocket = createSymmetricOutline(
    [
      [500, 640, 1],
      [500 + w * 0.62, 646],
      [500 + w * 0.72, 690],
      [500 + w * 0.74, 900],
      [500 + w * 0.66, 1010],
      [500, 1022],
    ],
    500,
  );
  const surface = { color: paint.panel, material: design.material, raised: 5, stitch: paint.trim };
  switch (design.front) {
    case 'pocket':
      return (
        drawPanel(sheet, pocket, surface) +
        drawSculpted(sheet, createSpline(pocket, true), 16, [
          drawSoftStroke('M410 685L410 975', '#ffffff', 50, 0.2),
          drawSoftStroke(createSpline(pocket, true), '#05070b', 30, 0.34),
        ]) +
        drawStroke(`M${500 - w * 0.56} 712Q500 696 ${500 + w * 0.56} 712`, darken(paint.base, 0.8), 15) +
        drawStroke(`M${500 - w * 0.56} 712Q500 696 ${500 + w * 0.56} 712`, paint.accent, 5, 'stroke-dasharray="4 3"') +
        drawCord(`M${500 + w * 0.5} 714L${500 + w * 0.46} 766`, paint.accent, 8)
      );
    case 'stretch':
      return (
        drawPanel(sheet, pocket, { ...surface, color: darken(paint.panel, 0.25), material: 'mesh' }) +
        drawStroke(`M${500 - w * 0.66} 668Q500 690 ${500 + w * 0.66} 668`, paint.accent, 9) +
        drawCord(`M430 730L570 800L430 870L570 940M570 730L430 800L570 870L430 940`, paint.trim, 6)
      );
    case 'daisy':
      return (
        [-1, 1]
          .map(
            (s) =>
              drawWebbing(500 + s * w * 0.34, 560, 1030, darken(paint.panel, 0.3)) +
              [600, 680, 760, 840, 920, 1000].map((y) => drawRect(500 + s * w * 0.34 - 15, y, 30, 9, paint.accent)).join(''),
          )
          .join('') +
        drawPanel(
          sheet,
          createSymmetricOutline(
            [
              [500, 830, 1],
              [560, 830, 1],
              [566, 930, 1],
              [500, 936],
            ],
            500,
          ),
          surface,
        )
      );
  }
}

export function drawTop(sheet: Sheet, design: PackDesign, paint: Paint): string {
  const w = design.half;
  const t = design.top;
  const tone = darken(paint.trim, 0.35);
  switch (design.closure) {
    case 'lid': {
      const lid = createSymmetricOutline(
        [
          [500, t - 26],
          [500 + w * 0.7, t - 14],
          [500 + w * 1.04, t + 50],
          [500 + w * 1.06, t + 190],
          [500 + w * 0.9, t + 236],
          [500, t + 262],
        ],
        500,
      );
      return (
        [-0.5, 0.5].map((s) => drawWebbing(500 + s * w, t + 200, t + 420, tone)).join('') +
        drawPanel(sheet, lid, { color: paint.panel, material: design.material, raised: 8, stitch: paint.trim }) +
        drawSculpted(sheet, createSpline(lid, true), 18, [
          drawSoftStroke(`M${500 - w} ${t + 236}Q500 ${t + 280} ${500 + w} ${t + 236}`, '#05070b', 50, 0.5),
          drawSoftEllipse(440, t + 50, w * 0.6, 34, '#ffffff', 0.34),
        ]) +
        drawStroke(`M${500 - w * 0.72} ${t + 150}Q500 ${t + 172} ${500 + w * 0.72} ${t + 150}`, darken(paint.panel, 0.75), 14) +
        drawStroke(
          `M${500 - w * 0.72} ${t + 150}Q500 ${t + 172} ${500 + w * 0.72} ${t + 150}`,
          paint.accent,
          4.5,
          'stroke-dasharray="4 3"',
        ) +
        [-0.5, 0.5].map((s) => drawBuckle(sheet, 500 + s * w, t + 320, tone)).join('')
      );
    }
    case 'roll': {
      const roll = createSymmetricOutline(
        [
          [500, t - 6, 1],
          [500 + w * 0.84, t - 2],
          [500 + w * 0.94, t + 34],
          [500 + w * 0.84, t + 72],
          [500, t + 76, 1],
        ],
        500,
      );
      return (
        drawPanel(sheet, roll, { color: mixColors(paint.base, paint.panel, 0.6), material: design.material, raised: 6 }) +
        drawSculpted(sheet, createSpline(roll, true), 9, [
          drawSoftStroke(`M200 ${t + 74}H800`, '#05070b', 26, 0.6),
          drawSoftStroke(`M260 ${t + 16}H700`, '#ffffff', 14, 0.4),
        ]) +
        drawWebbing(500, t - 16, t + 300, tone) +
        drawBuckle(sheet, 500, t + 190, tone)
      );
    }
    case 'zip': {
      const arc = `M${500 - w * 0.86} ${t + 380}C${500 - w * 0.9} ${t + 40} ${500 - w * 0.4} ${t + 62} 500 ${t + 62}S${500 + w * 0.9} ${t + 40} ${500 + w * 0.86} ${t + 380}`;
      return (
        drawStroke(arc, darken(paint.base, 0.8), 18) +
        drawStroke(arc, paint.accent, 5.5, 'stroke-dasharray="5 3"') +
        drawCord(`M${500 + w * 0.86} ${t + 370}L${500 + w * 0.84} ${t + 430}`, paint.accent, 9)
      );
    }
  }
}
