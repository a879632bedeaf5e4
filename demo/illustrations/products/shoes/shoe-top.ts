import { darken, lighten, mixColors } from '../../color.ts';
import { mirrorPoints, createSpline, type Point } from '../../geometry.ts';
import type { Paint } from '../../palette.ts';
import { drawEllipse, group, drawStroke, type Sheet } from '../../sheet.ts';
import { drawSoftEllipse, drawSoftStroke } from '../../soft.ts';
import { drawCord, drawPanel, drawSculpted, drawSewnMark, drawSoftShadow } from '../material.ts';
import type { ShoeDesign } from './shoe-shapes.ts';

const solePlan: Point[] = [
  [246, 20],
  [330, 44],
  [396, 130],
  [416, 270],
  [394, 420],
  [364, 560],
  [372, 720],
  [356, 850],
  [300, 920],
  [236, 930],
  [170, 890],
  [138, 790],
  [140, 640],
  [116, 500],
  [86, 340],
  [96, 170],
  [160, 50],
];

function drawOne(sheet: Sheet, design: ShoeDesign, paint: Paint): string {
  const upper = solePlan.map((p): Point => [250 + (p[0] - 250) * 0.9, 475 + (p[1] - 475) * 0.955]);
  const d = createSpline(upper, true);
  const mouth: Point[] = [
    [250, 520, 1],
    [316, 540],
    [336, 680],
    [324, 810],
    [254, 868],
    [186, 816],
    [170, 690],
    [188, 550],
  ];
  const throat: Point[] = [
    [196, 290, 1],
    [250, 268],
    [306, 290, 1],
    [322, 430],
    [330, 580, 1],
    [252, 610],
    [174, 580, 1],
    [182, 430],
  ];
  const laces: string[] = [];
  for (let i = 0; i < design.eyelets; i += 1) {
    const y = 318 + (i * 232) / (design.eyelets - 1);
    const half = 62 + i * 2.4;
    for (const s of [-1, 1])
      laces.push(
        drawEllipse(
          250 + s * half,
          y,
          8,
          8,
          darken(paint.panel, 0.75),
          `stroke="${lighten(paint.panel, 0.5)}" stroke-opacity=".6" stroke-width="2.5"`,
        ),
      );
    laces.push(drawCord(`M${250 - half} ${y}Q250 ${y - 22} ${250 + half} ${y}`, mixColors(paint.trim, '#ffffff', 0.25), 13));
  }
  const toe =
    design.toe === 'plain'
      ? ''
      : drawPanel(
          sheet,
          [
            [60, 150, 1],
            [150, 190],
            [250, 176],
            [350, 190],
            [450, 150, 1],
            [430, 0, 1],
            [70, 0, 1],
          ],
          {
            color: design.toe === 'rand' ? mixColors(paint.panel, paint.tread, 0.7) : paint.panel,
            material: design.panelMaterial,
            raised: 3,
            stitch: paint.trim,
          },
        );
  const stripes =
    design.overlay === 'plain'
      ? ''
      : [-1, 1]
          .map((s) =>
            drawPanel(
              sheet,
              [
                [250 + s * 84, 360, 1],
                [250 + s * 190, 420, 1],
                [250 + s * 180, 500, 1],
                [250 + s * 84, 420, 1],
              ],
              { color: paint.accent, raised: 2 },
            ),
          )
          .join('');
  return [
    drawPanel(sheet, solePlan, { color: paint.sole }),
    drawPanel(sheet, upper, { color: paint.base, material: design.material, raised: 3 }),
    group(
      toe +
        stripes +
        drawPanel(
          sheet,
          [
            [120, 780, 1],
            [180, 850],
            [250, 872],
            [320, 850],
            [390, 780, 1],
            [380, 960, 1],
            [120, 960, 1],
          ],
          { color: paint.panel, material: design.panelMaterial, raised: 3, stitch: paint.trim },
        ),
      `clip-path="${sheet.clip(d)}"`,
    ),
    drawSculpted(sheet, d, 20, [
      drawSoftStroke(d, darken(paint.base, 0.85), 46, 0.5),
      drawSoftEllipse(210, 200, 60, 80, '#ffffff', 0.34),
      drawSoftStroke('M382 140L385 860', '#05070b', 84, 0.3),
    ]),
    drawPanel(sheet, throat, { color: paint.panel, material: design.panelMaterial, raised: 3 }),
    drawPanel(
      sheet,
      [
        [214, 300, 1],
        [250, 288],
        [286, 300, 1],
        [300, 560],
        [296, 610],
        [250, 626],
        [204, 610],
        [200, 560],
      ],
      { color: mixColors(paint.base, paint.panel, 0.5), material: 'mesh' },
    ),
    drawPanel(sheet, mouth, { color: mixColors(paint.base, paint.trim, 0.3), material: 'canvas', raised: 2 }),
    drawPanel(
      sheet,
      mouth.map((p): Point => [252 + (p[0] - 252) * 0.74, 700 + (p[1] - 700) * 0.82]),
      { color: darken(mixColors(paint.trim, paint.base, 0.4), 0.5), material: 'canvas' },
    ),
    drawSculpted(sheet, createSpline(mouth, true), 14, [drawSoftStroke('M170 560Q250 600 330 560', '#05070b', 60, 0.55)]),
    drawSewnMark(design.brand, 220, 770, 62, paint.accent),
    drawPanel(
      sheet,
      [
        [206, 560, 1],
        [250, 548],
        [294, 560, 1],
        [290, 640],
        [250, 656],
        [210, 640],
      ],
      { color: paint.base, material: 'canvas', raised: 4, stitch: paint.trim },
    ),
    ...laces,
    drawCord(
      'M250 552C200 520 150 560 176 596S240 590 250 556C262 590 310 640 328 600S300 520 250 552',
      mixColors(paint.trim, '#ffffff', 0.25),
      10,
    ),
    drawStroke(createSpline(upper.slice(10)), '#ffffff', 3, 'stroke-opacity=".4"'),
  ].join('');
}

/** A pair seen from above, toes up: 1000 × 1000. */
export function drawShoesTop(sheet: Sheet, design: ShoeDesign, paint: Paint): string {
  const one = drawOne(sheet, design, paint);
  const plan = createSpline(solePlan, true) + createSpline(mirrorPoints(solePlan, 500), true);
  return drawSoftShadow(sheet, plan, 7, 10) + group(one, 'id="one"') + '<use href="#one" transform="matrix(-1 0 0 1 1000 0)"/>';
}
