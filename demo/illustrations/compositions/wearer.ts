import { productModels } from '../catalog.ts';
import { darken, lighten } from '../color.ts';
import { offsetCurve, createSpline, type Point } from '../geometry.ts';
import { tarnfellColors as T, type Paint } from '../palette.ts';
import { cutGarment, mirrorToLeft, type GarmentDesign } from '../products/garment-cut.ts';
import { drawGarment } from '../products/garment.ts';
import { drawPanel, drawSculpted } from '../products/material.ts';
import { drawSoftEllipse, drawSoftStroke } from '../soft.ts';
import { group, path, rect, stroke, type Sheet } from '../sheet.ts';
import type { Daylight } from './daylight.ts';
import { drawOutcrop } from './outcrop.ts';
import { at } from './stage.ts';

/** End and height of a wearer's boots, in the units of their garment. */
const sole = 1976;
const tall = sole - 58;

/** Legs and boots from behind; the hem of the jacket covers their top. */
function drawLegs(sheet: Sheet, paint: Paint): string {
  const one = (s: 1 | -1): string => {
    const x = (v: number): number => 500 + s * v;
    const leg: Point[] = [
      [x(-6), 960, 1],
      [x(182), 960, 1],
      [x(192), 1180],
      [x(172), 1440],
      [x(180), 1640],
      [x(172), 1846, 1],
      [x(62), 1856, 1],
      [x(48), 1640],
      [x(30), 1400],
      [x(8), 1150, 1],
    ];
    const d = createSpline(leg, true);
    const boot = `M${x(58)} 1800H${x(176)}Q${x(180)} 1890 ${x(194)} 1944H${x(50)}Q${x(58)} 1880 ${x(58)} 1800Z`;
    return (
      path(
        boot,
        sheet.linear([
          [0, '#2b2018'],
          [0.6, '#6b4c33'],
          [1, '#4a3323'],
        ]),
      ) +
      stroke(`M${x(117)} 1862V1938`, '#c49a68', 5, 'stroke-opacity=".6"') +
      path(`M${x(42)} 1938H${x(202)}L${x(198)} ${sole}H${x(46)}Z`, '#14161a') +
      drawPanel(sheet, leg, { color: paint.base, material: 'ripstop' }) +
      drawSculpted(sheet, d, 14, [
        drawSoftStroke(`M${x(20)} 1000Q${x(40)} 1400 ${x(60)} 1850`, '#05070b', 46, 0.5),
        drawSoftStroke(`M${x(60)} 1446Q${x(110)} 1476 ${x(172)} 1440`, '#05070b', 14, 0.4),
        drawSoftStroke(`M${x(64)} 1500Q${x(120)} 1520 ${x(176)} 1492`, '#8fa3b8', 10, 0.22),
        drawSoftStroke(`M${x(120)} 1080Q${x(136)} 1300 ${x(118)} 1420`, '#8fa3b8', 40, 0.26),
        drawSoftStroke(`M${x(120)} 1540Q${x(128)} 1700 ${x(118)} 1800`, '#8fa3b8', 34, 0.22),
        drawSoftStroke(`M${x(60)} 1824Q${x(116)} 1846 ${x(178)} 1812`, '#05070b', 12, 0.4),
        drawSoftStroke(`M${x(0)} 1030H${x(190)}`, '#05070b', 60, 0.6),
      ])
    );
  };
  return one(-1) + one(1);
}

/** Gloved hands at the ends of the sleeves. */
function drawHands(design: GarmentDesign): string {
  const one = (s: 1 | -1): string => {
    const x = (v: number): number => 500 + s * (v + design.ease);
    return (
      path(
        `M${x(302)} 950H${x(374)}Q${x(384)} 1010 ${x(368)} 1052Q${x(346)} 1078 ${x(322)} 1058L${x(318)} 1030Q${x(300)} 1044 ${x(296)} 1020Q${x(296)} 980 ${x(302)} 950Z`,
        '#1b2129',
      ) + stroke(`M${x(338)} 1060V1030M${x(354)} 1058V1028`, '#3b4652', 3)
    );
  };
  return one(1) + one(-1);
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
    path(
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
      stroke(rims.join(''), light.sun, 30, 'stroke-opacity=".24"') +
        stroke(rims.join(''), lighten(light.sun, 0.4), 8, 'stroke-opacity=".8"'),
      `clip-path="${sheet.clip(outline)}"`,
    )
  );
}

/** A figure from behind with the hood up, from hood to boots; soles at (x, y). */
function drawWearer(sheet: Sheet, model: string, paint: Paint, light: Daylight, x: number, y: number, height: number): string {
  const design = productModels.find((m) => m.model === model)?.design;
  if (design?.form !== 'garment') return '';
  const scale = height / tall;
  return at(
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
      rect(
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
