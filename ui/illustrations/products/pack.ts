import { darken, lighten, mix } from '../colour.ts';
import { spline, symmetric, type Point } from '../geometry.ts';
import type { Paint } from '../palette.ts';
import { ellipse, group, path, rect, stroke, type Sheet } from '../sheet.ts';
import { cord, panel, sculpt, seam, sewnMark, softShadow, type Material } from './material.ts';

/** The design choices of a backpack, drawn on 1000 × 1250 about x = 500. */
export interface PackDesign {
  trek: boolean;
  closure: 'lid' | 'roll' | 'zip';
  front: 'pocket' | 'stretch' | 'daisy';
  material: Material;
  /** Half width of the body. */
  half: number;
  top: number;
}

function buckle(sheet: Sheet, x: number, y: number, tone: string): string {
  return (
    panel(
      sheet,
      [
        [x - 17, y - 16, 1],
        [x + 17, y - 16, 1],
        [x + 20, y + 16, 1],
        [x - 20, y + 16, 1],
      ],
      { colour: tone, raised: 3 },
    ) +
    rect(x - 10, y - 5, 20, 6, darken(tone, 0.6), 'rx="3"') +
    rect(x - 13, y + 6, 26, 3, lighten(tone, 0.5), 'fill-opacity=".5"')
  );
}

function webbing(x: number, from: number, to: number, tone: string): string {
  return (
    rect(x - 11, from + 3, 25, to - from, '#05070b', 'fill-opacity=".3"') +
    rect(x - 12, from, 24, to - from, tone) +
    stroke(`M${x - 7} ${from}V${to}M${x + 7} ${from}V${to}`, lighten(tone, 0.4), 1.6, 'stroke-dasharray="5 4" stroke-opacity=".6"')
  );
}

function drawFront(sheet: Sheet, design: PackDesign, paint: Paint): string {
  const w = design.half;
  const pocket = symmetric(
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
  const surface = { colour: paint.panel, material: design.material, raised: 5, stitch: paint.trim };
  switch (design.front) {
    case 'pocket':
      return (
        panel(sheet, pocket, surface) +
        sculpt(sheet, spline(pocket, true), 16, [
          path('M380 660L440 660L430 1000L390 1000Z', '#ffffff', 'fill-opacity=".2"'),
          stroke(spline(pocket, true), '#05070b', 30, 'stroke-opacity=".34"'),
        ]) +
        stroke(`M${500 - w * 0.56} 712Q500 696 ${500 + w * 0.56} 712`, darken(paint.base, 0.8), 15) +
        stroke(`M${500 - w * 0.56} 712Q500 696 ${500 + w * 0.56} 712`, paint.accent, 5, 'stroke-dasharray="4 3"') +
        cord(`M${500 + w * 0.5} 714L${500 + w * 0.46} 766`, paint.accent, 8)
      );
    case 'stretch':
      return (
        panel(sheet, pocket, { ...surface, colour: darken(paint.panel, 0.25), material: 'mesh' }) +
        stroke(`M${500 - w * 0.66} 668Q500 690 ${500 + w * 0.66} 668`, paint.accent, 9) +
        cord(`M430 730L570 800L430 870L570 940M570 730L430 800L570 870L430 940`, paint.trim, 6)
      );
    case 'daisy':
      return (
        [-1, 1]
          .map(
            (s) =>
              webbing(500 + s * w * 0.34, 560, 1030, darken(paint.panel, 0.3)) +
              [600, 680, 760, 840, 920, 1000].map((y) => rect(500 + s * w * 0.34 - 15, y, 30, 9, paint.accent)).join(''),
          )
          .join('') +
        panel(
          sheet,
          symmetric(
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

function drawTop(sheet: Sheet, design: PackDesign, paint: Paint): string {
  const w = design.half;
  const t = design.top;
  const tone = darken(paint.trim, 0.35);
  switch (design.closure) {
    case 'lid': {
      const lid = symmetric(
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
        [-0.5, 0.5].map((s) => webbing(500 + s * w, t + 200, t + 420, tone)).join('') +
        panel(sheet, lid, { colour: paint.panel, material: design.material, raised: 8, stitch: paint.trim }) +
        sculpt(sheet, spline(lid, true), 18, [
          stroke(`M${500 - w} ${t + 236}Q500 ${t + 280} ${500 + w} ${t + 236}`, '#05070b', 50, 'stroke-opacity=".5"'),
          ellipse(440, t + 50, w * 0.6, 34, '#ffffff', 'fill-opacity=".34"'),
        ]) +
        stroke(`M${500 - w * 0.72} ${t + 150}Q500 ${t + 172} ${500 + w * 0.72} ${t + 150}`, darken(paint.panel, 0.75), 14) +
        stroke(`M${500 - w * 0.72} ${t + 150}Q500 ${t + 172} ${500 + w * 0.72} ${t + 150}`, paint.accent, 4.5, 'stroke-dasharray="4 3"') +
        [-0.5, 0.5].map((s) => buckle(sheet, 500 + s * w, t + 320, tone)).join('')
      );
    }
    case 'roll': {
      const roll = symmetric(
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
        panel(sheet, roll, { colour: mix(paint.base, paint.panel, 0.6), material: design.material, raised: 6 }) +
        sculpt(sheet, spline(roll, true), 9, [
          stroke(`M200 ${t + 74}H800`, '#05070b', 26, 'stroke-opacity=".6"'),
          stroke(`M260 ${t + 16}H700`, '#ffffff', 14, 'stroke-opacity=".4"'),
        ]) +
        webbing(500, t - 16, t + 300, tone) +
        buckle(sheet, 500, t + 190, tone)
      );
    }
    case 'zip': {
      const arc = `M${500 - w * 0.86} ${t + 380}C${500 - w * 0.9} ${t + 40} ${500 - w * 0.4} ${t + 62} 500 ${t + 62}S${500 + w * 0.9} ${t + 40} ${500 + w * 0.86} ${t + 380}`;
      return (
        stroke(arc, darken(paint.base, 0.8), 18) +
        stroke(arc, paint.accent, 5.5, 'stroke-dasharray="5 3"') +
        cord(`M${500 + w * 0.86} ${t + 370}L${500 + w * 0.84} ${t + 430}`, paint.accent, 9)
      );
    }
  }
}

/** The harness side: padded back, shoulder straps and, for trekking, a hip belt. */
function drawHarness(sheet: Sheet, design: PackDesign, paint: Paint): string {
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
  const pad = panel(
    sheet,
    symmetric(
      [
        [500, 420, 1],
        [570, 424],
        [600, 600],
        [590, 860],
        [500, 880],
      ],
      500,
    ),
    { colour: darken(paint.panel, 0.2), material: 'mesh', raised: 4 },
  );
  const straps = [strap, symmetric(strap, 500).slice(strap.length)]
    .map((points) => panel(sheet, points, { colour: paint.panel, material: 'mesh', raised: 7, stitch: paint.accent }))
    .join('');
  const belt = design.trek
    ? panel(
        sheet,
        symmetric(
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
        { colour: paint.panel, material: 'mesh', raised: 8, stitch: paint.accent },
      )
    : '';
  return (
    pad +
    straps +
    stroke(`M${500 - w * 0.6} 600H${500 + w * 0.6}`, darken(paint.trim, 0.3), 14) +
    buckle(sheet, 500, 600, darken(paint.trim, 0.35)) +
    belt
  );
}

/** A backpack from its front or its harness side: 1000 × 1250 about x = 500. */
export function drawPack(sheet: Sheet, design: PackDesign, paint: Paint, face: 'front' | 'back' = 'front'): string {
  const w = design.half;
  const t = design.top;
  const body = symmetric(
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
  const d = spline(body, true);
  const side = (s: number): Point[] => [
    [500 + s * w * 0.9, 730, 1],
    [500 + s * w * 1.1, 700, 1],
    [500 + s * w * 1.24, 860],
    [500 + s * w * 1.16, 1040],
    [500 + s * w * 0.86, 1066, 1],
  ];
  const sides = [1, -1]
    .map(
      (s) =>
        panel(sheet, side(s), { colour: darken(paint.panel, 0.1), material: 'mesh', raised: 3 }) +
        stroke(`M${500 + s * w * 0.9} 732L${500 + s * w * 1.1} 702`, paint.accent, 8),
    )
    .join('');
  const bottle =
    panel(
      sheet,
      [
        [500 + w * 0.98, 560, 1],
        [500 + w * 1.16, 560, 1],
        [500 + w * 1.2, 620],
        [500 + w * 1.2, 900, 1],
        [500 + w * 0.96, 900, 1],
      ],
      { colour: mix(paint.trim, '#dfe5e6', 0.5), light: [0, 0, 1, 0] },
    ) +
    panel(
      sheet,
      [
        [500 + w * 1.0, 520, 1],
        [500 + w * 1.14, 520, 1],
        [500 + w * 1.15, 566, 1],
        [500 + w * 0.99, 566, 1],
      ],
      { colour: paint.accent },
    );
  return [
    group(ellipse(530, 1108, w * 1.3, 26, '#0b1018', 'fill-opacity=".45"'), `filter="${sheet.blur(18, true)}"`),
    softShadow(sheet, d, 9, 6),
    cord(`M452 ${t + 20}C450 ${t - 70} 550 ${t - 70} 548 ${t + 20}`, paint.panel, 24),
    design.trek || design.front === 'stretch' ? bottle : '',
    panel(sheet, body, { colour: paint.base, material: design.material }),
    group(
      panel(
        sheet,
        [
          [180, 1010, 1],
          [500, 1030],
          [820, 1010, 1],
          [820, 1120, 1],
          [180, 1120, 1],
        ],
        { colour: darken(paint.panel, 0.3), material: 'canvas', raised: 3, stitch: paint.trim },
      ) +
        seam(
          [
            [500 - w * 0.8, t + 60],
            [500 - w * 0.84, 600],
            [500 - w * 0.8, 1020],
          ],
          paint.base,
          paint.trim,
        ) +
        seam(
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
    sculpt(sheet, d, 24, [
      path(`M${500 - w * 0.8} ${t}L${500 - w * 0.3} ${t}L${500 - w * 0.4} 1060L${500 - w * 0.8} 1060Z`, '#ffffff', 'fill-opacity=".24"'),
      path(`M${500 + w * 0.5} ${t}H${500 + w * 1.2}V1100H${500 + w * 0.64}Z`, '#05070b', 'fill-opacity=".42"'),
      stroke(`M${500 - w * 1.04} 500Q${500 - w * 1.1} 900 ${500 - w * 0.9} 1090H${500 + w}`, '#05070b', 40, 'stroke-opacity=".4"'),
      stroke(`M${500 - w * 0.7} 560Q${500 - w * 0.3} 600 ${500 + w * 0.4} 556`, '#05070b', 20, 'stroke-opacity=".26"'),
    ]),
    sides,
    face === 'front'
      ? drawFront(sheet, design, paint) +
        drawTop(sheet, design, paint) +
        sewnMark('tarnfell', 466, design.front === 'daisy' ? 872 : 560, 66, paint.accent)
      : drawHarness(sheet, design, paint),
  ].join('');
}
