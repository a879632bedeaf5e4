import { darken, lighten, lightness, mix } from '../colour.ts';
import { along, mirror, offset, spline, symmetric, type Point } from '../geometry.ts';
import type { Paint } from '../palette.ts';
import { group, path, stroke, type Sheet } from '../sheet.ts';
import { cutGarment, leftOf, type GarmentCut, type GarmentDesign } from './garment-cut.ts';
import { cord, panel, sculpt, seam, sewnMark, softShadow } from './material.ts';

type Face = 'front' | 'back';

function quiltRows(design: GarmentDesign, cut: GarmentCut): Point[][] {
  const rows: Point[][] = [];
  const reach = 240 + design.ease;
  const dip = design.baffleShape === 'chevron' ? 46 : design.baffleShape === 'wave' ? 16 : 12;
  for (let y = 320; y < design.hem - 16; y += design.baffle) {
    const wave = design.baffleShape === 'wave' ? 14 : 0;
    rows.push([
      [500 - reach, y - dip * 0.4],
      [500 - reach / 2, y + dip * 0.5 + wave],
      [500, y + dip - wave],
      [500 + reach / 2, y + dip * 0.5 + wave],
      [500 + reach, y - dip * 0.4],
    ]);
  }
  if (design.sleeve === 'long') {
    const up = [...cut.inner].reverse();
    for (let t = 0.16; t < 0.93; t += design.baffle / 690) {
      const a = along(cut.outer, t);
      const b = along(up, t);
      const row: Point[] = [
        [b[0] - 14, b[1] - 4],
        [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 14],
        [a[0] + 14, a[1] - 8],
      ];
      rows.push(row, mirror(row, 500));
    }
  }
  return rows;
}

/** Quilted down: light on the crown of every baffle, shade and puckers at its seam. */
function drawQuilting(sheet: Sheet, design: GarmentDesign, cut: GarmentCut, outline: string, colour: string): string {
  const rows = quiltRows(design, cut);
  const soft: string[] = [];
  const crisp: string[] = [];
  const seams = rows.map((row) => spline(row)).join('');
  const crowns = rows.map((row) => spline(row.map((p): Point => [p[0], p[1] + design.baffle * 0.42]))).join('');
  soft.push(
    stroke(seams, darken(colour, 0.85), design.baffle * 0.34, 'stroke-opacity=".55"'),
    stroke(crowns, lighten(colour, 0.75), design.baffle * 0.3, 'stroke-opacity=".34"'),
  );
  crisp.push(
    stroke(seams, darken(colour, 0.75), 3, 'stroke-opacity=".65"'),
    stroke(seams, lighten(colour, 0.6), 1.4, 'stroke-opacity=".4" transform="translate(0 3)"'),
  );
  let puckers = '';
  for (const row of rows) {
    const count = row.length > 3 ? 20 : 6;
    for (let i = 1; i < count; i += 1) {
      const [x, y] = along(row, (i + sheet.random.between(-0.3, 0.3)) / count);
      const lean = sheet.random.between(-8, 8);
      puckers += `M${Math.round(x)} ${Math.round(y + 4)}l${Math.round(lean)} ${Math.round(sheet.random.between(9, 24))}`;
    }
  }
  crisp.push(stroke(puckers, darken(colour, 0.7), 2, 'stroke-opacity=".24"'));
  return sculpt(sheet, outline, 8, soft) + group(crisp, `clip-path="${sheet.clip(outline)}"`);
}

function folds(sheet: Sheet, cut: GarmentCut, design: GarmentDesign, colour: string): string[] {
  const { random } = sheet;
  const dark = darken(colour, lightness(colour) > 0.6 ? 0.5 : 0.85);
  const light = lighten(colour, 0.8);
  const e = design.ease;
  const marks: string[] = [];
  for (const sign of [1, -1]) {
    const x = (value: number): number => 500 + sign * (value - 500);
    const sway = random.between(-14, 14);
    marks.push(stroke(`M${x(704 + e)} 560Q${x(640)} ${650 + sway} ${x(600)} ${790 + sway}`, dark, 22, 'stroke-opacity=".3"'));
    marks.push(stroke(`M${x(690 + e)} 620Q${x(668)} 760 ${x(640)} ${900 + sway}`, light, 18, 'stroke-opacity=".22"'));
    marks.push(stroke(`M${x(660)} 380Q${x(640)} 470 ${x(690 + e)} 545`, dark, 18, 'stroke-opacity=".24"'));
    marks.push(
      stroke(
        `M${x(570)} ${design.hem - 230 + sway}Q${x(590)} ${design.hem - 120} ${x(560)} ${design.hem}`,
        dark,
        24,
        'stroke-opacity=".24"',
      ),
    );
    if (design.sleeve === 'long') {
      marks.push(stroke(`M${x(740 + e)} ${640 + sway}Q${x(790 + e)} ${660} ${x(836 + e)} ${640 - sway}`, dark, 14, 'stroke-opacity=".4"'));
      marks.push(stroke(`M${x(750 + e)} ${690 + sway}Q${x(800 + e)} ${716} ${x(850 + e)} 690`, light, 11, 'stroke-opacity=".3"'));
      marks.push(stroke(`M${x(770 + e)} ${760}Q${x(810 + e)} ${790 + sway} ${x(866 + e)} 776`, dark, 13, 'stroke-opacity=".3"'));
    }
    marks.push(stroke(spline(sign === 1 ? cut.inner : leftOf(cut.inner)), dark, 46, 'stroke-opacity=".42"'));
  }
  marks.push(
    stroke(spline(cut.outer), dark, 34, 'stroke-opacity=".34"'),
    stroke(spline(offset(leftOf(cut.outer), 22)), light, 24, 'stroke-opacity=".42"'),
  );
  marks.push(path(`M620 300L${760 + e} 300L${760 + e} ${design.hem + 20}L${650 + e} ${design.hem + 20}Z`, dark, 'fill-opacity=".3"'));
  marks.push(path(`M380 300Q430 560 400 ${design.hem - 60}L470 ${design.hem - 60}Q500 560 450 300Z`, light, 'fill-opacity=".2"'));
  marks.push(stroke(`M290 ${design.hem + 4}Q500 ${design.hem + 26} 720 ${design.hem + 4}`, dark, 34, 'stroke-opacity=".4"'));
  return marks;
}

function drawZip(sheet: Sheet, design: GarmentDesign, paint: Paint): string {
  if (design.zip === 'none') return '';
  const end = design.zip === 'full' ? design.hem + 6 : 560;
  const teeth = sheet.pattern(10, 9, `<path d="M0 1H4V4H0ZM6 5.500H10V8.500H6Z" fill="${lighten(paint.trim, 0.3)}"/>`);
  return [
    path(`M484 204H516L518 ${end}H482Z`, darken(paint.panel, 0.3)),
    stroke(`M481 210V${end}M520 210V${end}`, darken(paint.base, 0.8), 3, 'stroke-opacity=".45"'),
    path(`M495 208H505V${end}H495Z`, teeth),
    stroke(`M477 210V${end}`, paint.trim, 1.6, 'stroke-dasharray="6 4" stroke-opacity=".7"'),
    stroke(`M524 210V${end}`, paint.trim, 1.6, 'stroke-dasharray="6 4" stroke-opacity=".7"'),
    panel(
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
      { colour: paint.accent, raised: 2 },
    ),
  ].join('');
}

function pocketZip(sheet: Sheet, line: readonly [Point, Point], paint: Paint): string {
  const d = spline(line);
  const [x, y] = line[0];
  return (
    stroke(d, darken(paint.base, 0.75), 15, 'stroke-opacity=".85"') +
    stroke(d, paint.accent, 5) +
    stroke(d, darken(paint.accent, 0.5), 2.4, 'stroke-dasharray="3 4"') +
    stroke(d, lighten(paint.base, 0.6), 1.6, 'stroke-opacity=".4" transform="translate(10 -1)"') +
    panel(
      sheet,
      [
        [x - 5, y, 1],
        [x + 5, y, 1],
        [x + 5, y + 28],
        [x - 5, y + 28],
      ],
      { colour: paint.accent, raised: 2 },
    )
  );
}

function drawPockets(sheet: Sheet, design: GarmentDesign, paint: Paint): string {
  const low = design.hem - 300;
  const hands =
    pocketZip(
      sheet,
      [
        [342, low],
        [322, low + 160],
      ],
      paint,
    ) +
    pocketZip(
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
          ? panel(
              sheet,
              [
                [568, 420, 1],
                [664, 416, 1],
                [664, 520, 1],
                [616, 536],
                [568, 522, 1],
              ],
              { colour: mix(paint.base, paint.panel, 0.5), material: design.material, raised: 2, stitch: paint.trim },
            )
          : pocketZip(
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
              panel(
                sheet,
                [
                  [500 + s * 60, low, 1],
                  [500 + s * 176, low - 6, 1],
                  [500 + s * 180, low + 170, 1],
                  [500 + s * 64, low + 178, 1],
                ],
                { colour: mix(paint.base, paint.panel, 0.6), material: design.material, raised: 4, stitch: paint.trim },
              ) +
              panel(
                sheet,
                [
                  [500 + s * 56, low - 8, 1],
                  [500 + s * 182, low - 14, 1],
                  [500 + s * 182, low + 44, 1],
                  [500 + s * 58, low + 54, 1],
                ],
                { colour: paint.panel, raised: 4, stitch: paint.trim },
              ),
          )
          .join('') +
        pocketZip(
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

function drawYoke(sheet: Sheet, design: GarmentDesign, paint: Paint): string {
  const surface = { colour: paint.panel, material: design.material, raised: design.baffle > 0 ? 4 : 2.5, stitch: paint.trim };
  switch (design.yoke) {
    case 'curve':
      return panel(
        sheet,
        symmetric(
          [
            [500, 220, 1],
            [760, 220, 1],
            [800, 420, 1],
            [700, 442],
            [600, 412],
            [500, 402],
          ],
          500,
        ),
        surface,
      );
    case 'chevron':
      return panel(
        sheet,
        symmetric(
          [
            [500, 220, 1],
            [760, 220, 1],
            [800, 380, 1],
            [640, 430],
            [500, 520, 1],
          ],
          500,
        ),
        surface,
      );
    case 'block':
      return panel(
        sheet,
        symmetric(
          [
            [500, 200, 1],
            [800, 200, 1],
            [800, 556, 1],
            [500, 566, 1],
          ],
          500,
        ),
        surface,
      );
    case 'none':
      return design.sleeve === 'long' && design.baffle === 0
        ? seam(
            [
              [280, 430],
              [400, 410],
              [500, 406],
              [600, 410],
              [720, 430],
            ],
            paint.base,
            paint.trim,
          )
        : '';
  }
}

function drawNeck(sheet: Sheet, design: GarmentDesign, cut: GarmentCut, paint: Paint, face: Face): string {
  const shade = darken(mix(paint.panel, paint.trim, 0.3), 0.45);
  if (design.hood) {
    const d = spline(cut.hoodOutline, true);
    const hood = panel(sheet, cut.hoodOutline, { colour: paint.base, material: design.material });
    const volume = sculpt(sheet, d, 12, [
      stroke('M388 290C360 200 380 90 500 66', lighten(paint.base, 0.85), 26, 'stroke-opacity=".4"'),
      stroke('M612 290C650 200 610 90 540 70', darken(paint.base, 0.85), 46, 'stroke-opacity=".5"'),
      face === 'back' ? stroke('M400 290Q500 330 600 290', darken(paint.base, 0.85), 50, 'stroke-opacity=".5"') : '',
    ]);
    if (face === 'back')
      return (
        hood +
        volume +
        seam(
          [
            [446, 70],
            [438, 170],
            [450, 288],
          ],
          paint.base,
          paint.trim,
        ) +
        seam(
          [
            [554, 70],
            [562, 170],
            [550, 288],
          ],
          paint.base,
        ) +
        cord('M470 186Q500 178 530 186', paint.accent, 8)
      );
    const mouth = spline(cut.hoodMouth, true);
    return [
      hood,
      volume,
      path(
        mouth,
        sheet.linear([
          [0, darken(shade, 0.2)],
          [1, darken(shade, 0.65)],
        ]),
      ),
      stroke(mouth, darken(paint.panel, 0.4), 12),
      stroke(mouth, lighten(paint.panel, 0.25), 6),
      panel(
        sheet,
        symmetric(
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
        { colour: paint.base, material: design.material, raised: 2 },
      ),
      cord('M446 262C440 300 452 330 444 372', paint.accent, 6),
      cord('M556 262C562 300 550 330 558 360', paint.accent, 6),
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
      path('M438 236Q500 214 562 236Q545 290 500 300Q455 290 438 236Z', darken(paint.base, 0.5)) +
      stroke('M436 238Q500 216 564 238', mix(paint.base, paint.panel, 0.5), 13) +
      panel(sheet, ring, { colour: mix(paint.base, paint.panel, 0.6), material: 'rib', raised: 2 })
    );
  }
  return (
    path(
      'M418 190Q500 158 582 190L580 240Q500 260 420 240Z',
      sheet.linear([
        [0, darken(shade, 0.15)],
        [1, darken(shade, 0.6)],
      ]),
    ) + panel(sheet, cut.collarOutline, { colour: paint.panel, material: design.material, raised: 3 })
  );
}

/** A jacket, fleece or tee as if worn by nobody: 1000 × 1250 about x = 500. */
export function drawGarment(sheet: Sheet, design: GarmentDesign, paint: Paint, face: Face = 'front'): string {
  const cut = cutGarment(design);
  const body = spline(cut.body, true);
  const outline = body + spline(cut.sleeve, true) + spline(leftOf(cut.sleeve), true);
  const sleeveColour = design.yoke === 'block' ? mix(paint.base, paint.panel, 0.85) : mix(paint.base, paint.panel, 0.18);
  const parts: string[] = [];
  parts.push(softShadow(sheet, outline, 7, 10));
  const sleeves = [cut.sleeve, leftOf(cut.sleeve)].map((points) =>
    panel(sheet, points, { colour: sleeveColour, material: design.material }),
  );
  const main = panel(sheet, cut.body, { colour: paint.base, material: design.material, raised: 2 });
  parts.push(...sleeves, main, group(drawYoke(sheet, design, paint), `clip-path="${sheet.clip(body)}"`));
  if (design.baffle > 0) parts.push(drawQuilting(sheet, design, cut, outline, paint.base));
  parts.push(sculpt(sheet, outline, design.baffle > 0 ? 16 : 17, folds(sheet, cut, design, paint.base)));
  const cuffPaint = {
    colour: design.sleeve === 'short' ? paint.base : paint.panel,
    material: design.baffle > 0 ? ('rib' as const) : ('smooth' as const),
    raised: 2,
    ...(design.baffle > 0 ? {} : { stitch: paint.trim }),
  };
  parts.push(panel(sheet, cut.cuff, cuffPaint), panel(sheet, leftOf(cut.cuff), cuffPaint));
  if (design.sleeve === 'long' && design.baffle === 0)
    parts.push(
      group(
        seam(
          [
            [290 - design.ease, design.hem - 46],
            [500, design.hem - 34],
            [710 + design.ease, design.hem - 46],
          ],
          paint.base,
          paint.trim,
        ),
        `clip-path="${sheet.clip(body)}"`,
      ),
    );
  if (face === 'front') parts.push(drawPockets(sheet, design, paint), drawZip(sheet, design, paint));
  parts.push(drawNeck(sheet, design, cut, paint, face));
  parts.push(sewnMark(design.brand, face === 'front' ? 368 : 470, face === 'front' ? 398 : 366, face === 'front' ? 50 : 60, paint.accent));
  parts.push(stroke(spline(leftOf(cut.outer)), '#ffffff', 2.4, 'stroke-opacity=".45"'));
  return parts.join('');
}
