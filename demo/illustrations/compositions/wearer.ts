import { productModels } from '../catalog.ts';
import { darken, lighten } from '../color.ts';
import { offsetCurve, createSpline, type Point } from '../geometry.ts';
import { tarnfellColors as T, type Paint } from '../palette.ts';
import { cutGarment, mirrorToLeft, type GarmentDesign } from '../products/garment-cut.ts';
import { drawGarment } from '../products/garment.ts';
import { drawPanel, drawSculpted } from '../products/material.ts';
import { drawSoftEllipse, drawSoftStroke } from '../soft.ts';
import { group, drawPath, drawRect, drawStroke, type Sheet } from '../sheet.ts';
import type { Daylight } from './daylight.ts';
import { drawOutcrop } from './outcrop.ts';
import { placeAt } from './stage.ts';

/** End and height of a wearer's boots, in the units of their garment. */
const sole = 1976;
const tall = sole - 58;

/** Legs and boots from behind; the hem of the jacket covers their top. */
function drawLegs(sheet: Sheet, paint: Paint): string {
  const drawSide = (s: 1 | -1): string => {
    const mirrorX = (v: number): number => 500 + s * v;
    const leg: Point[] = [
      [mirrorX(-6), 960, 1],
      [mirrorX(182), 960, 1],
      [mirrorX(192), 1180],
      [mirrorX(172), 1440],
      [mirrorX(180), 1640],
      [mirrorX(172), 1846, 1],
      [mirrorX(62), 1856, 1],
      [mirrorX(48), 1640],
      [mirrorX(30), 1400],
      [mirrorX(8), 1150, 1],
    ];
    const d = createSpline(leg, true);
    const boot = `M${mirrorX(58)} 1800H${mirrorX(176)}Q${mirrorX(180)} 1890 ${mirrorX(194)} 1944H${mirrorX(50)}Q${mirrorX(58)} 1880 ${mirrorX(58)} 1800Z`;
    return (
      drawPath(
        boot,
        sheet.linear([
          [0, '#2b2018'],
          [0.6, '#6b4c33'],
          [1, '#4a3323'],
        ]),
      ) +
      drawStroke(`M${mirrorX(117)} 1862V1938`, '#c49a68', 5, 'stroke-opacity=".6"') +
      drawPath(`M${mirrorX(42)} 1938H${mirrorX(202)}L${mirrorX(198)} ${sole}H${mirrorX(46)}Z`, '#14161a') +
      drawPanel(sheet, leg, { color: paint.base, material: 'ripstop' }) +
      drawSculpted(sheet, d, 14, [
        drawSoftStroke(`M${mirrorX(20)} 1000Q${mirrorX(40)} 1400 ${mirrorX(60)} 1850`, '#05070b', 46, 0.5),
        drawSoftStroke(`M${mirrorX(60)} 1446Q${mirrorX(110)} 1476 ${mirrorX(172)} 1440`, '#05070b', 14, 0.4),
        drawSoftStroke(`M${mirrorX(64)} 1500Q${mirrorX(120)} 1520 ${mirrorX(176)} 1492`, '#8fa3b8', 10, 0.22),
        drawSoftStroke(`M${mirrorX(120)} 1080Q${mirrorX(136)} 1300 ${mirrorX(118)} 1420`, '#8fa3b8', 40, 0.26),
        drawSoftStroke(`M${mirrorX(120)} 1540Q${mirrorX(128)} 1700 ${mirrorX(118)} 1800`, '#8fa3b8', 34, 0.22),
        drawSoftStroke(`M${mirrorX(60)} 1824Q${mirrorX(116)} 1846 ${mirrorX(178)} 1812`, '#05070b', 12, 0.4),
        drawSoftStroke(`M${mirrorX(0)} 1030H${mirrorX(190)}`, '#05070b', 60, 0.6),
      ])
    );
  };
  return drawSide(-1) + drawSide(1);
}

/** Gloved hands at the ends of the sleeves. */
function drawHands(design: GarmentDesign): string {
  const drawSide = (s: 1 | -1): string => {
    const mirrorX = (v: number): number => 500 + s * (v + design.ease);
    return (
      drawPath(
        `M${mirrorX(302)} 950H${mirrorX(374)}Q${mirrorX(384)} 1010 ${mirrorX(368)} 1052Q${mirrorX(346)} 1078 ${mirrorX(322)} 1058L${mirrorX(318)} 1030Q${mirrorX(300)} 1044 ${mirrorX(296)} 1020Q${mirrorX(296)} 980 ${mirrorX(302)} 950Z`,
        '#1b2129',
      ) + drawStroke(`M${mirrorX(338)} 1060V1030M${mirrorX(354)} 1058V1028`, '#3b4652', 3)
    );
  };
  return drawSide(1) + drawSide(-1);
}

/** Light and shade of a figure: a bright edge on the side of the sun, and shade in the color of the scene. */
function drawLightOn(sheet: Sheet, design: GarmentDesign, light: Daylight): string {
  const cut = cutGarment(design);
  const outline =
    createSpline(cut.body, true) +
    createSpline(cut.sleeve, true) +
    createSpline(mirrorToLeft(cut.sleeve), true) +
    createSpline(cut.hoodOutline, true);
  const lit = (points: readonly Point[], inset: number): string => createSpline(offsetCurve(points, inset));
  const half = cut.hoodOutline.slice(0, 6);
  const rims =
    light.side === 1 ? [lit(half, 4), lit(cut.outer.slice(1), 4)] : [lit(mirrorToLeft(half), 4), lit(mirrorToLeft(cut.outer.slice(1)), 4)];
  const [from, to] = light.side === 1 ? [880, 120] : [120, 880];
  return (
    drawPath(
      outline,
      sheet.linear(
        [
          [0, light.sun, 0.16],
          [0.35, light.shade, 0],
          [1, light.shade, 0.5],
        ],
        [from, 0, to, 0],
        'user',
      ),
    ) +
    group(
      drawStroke(rims.join(''), light.sun, 30, 'stroke-opacity=".24"') +
        drawStroke(rims.join(''), lighten(light.sun, 0.4), 8, 'stroke-opacity=".8"'),
      `clip-path="${sheet.clip(outline)}"`,
    )
  );
}

/** A figure from behind with the hood up, from hood to boots; soles at (x, y). */
function drawWearer(sheet: Sheet, model: string, paint: Paint, light: Daylight, x: number, y: number, height: number): string {
  const design = productModels.find((m) => m.model === model)?.design;
  if (design?.form !== 'garment') return '';
  const scale = height / tall;
  return placeAt(
    drawLegs(sheet, T.night.paint) +
      drawHands(design.spec) +
      drawGarment(sheet, design.spec, paint, 'back', false) +
      drawLightOn(sheet, design.spec, light),
    x - 500 * scale,
    y - sole * scale,
    scale,
  );
}

/** A figure on an outcrop: to the right of the text on wide frames; in the upper half of tall ones, since text covers the lower half. */
export const onRidge =
  (scene: (sheet: Sheet) => void, model: string, paint: Paint, light: Daylight) =>
  (sheet: Sheet): void => {
    const { width: w, height: h } = sheet;
    const wide = w / h > 1.15;
    const [x, y, height] = wide ? [w * 0.7, h * 0.9, h * 0.79] : [w * 0.5, h * 0.5, h * 0.43];
    scene(sheet);
    sheet.add(
      drawOutcrop(sheet, x, y, wide, darken('#59605c', 0.5), light),
      drawSoftEllipse(x - light.side * height * 0.05, y, height * 0.2, height * 0.014, '#05070b', 0.7)(sheet, height * 0.012),
      drawWearer(sheet, model, paint, light, x, y, height),
      drawRect(
        0,
        h * 0.55,
        w,
        h * 0.45,
        sheet.linear([
          [0, light.shade, 0],
          [1, light.shade, wide ? 0.4 : 0.62],
        ]),
      ),
    );
  };
