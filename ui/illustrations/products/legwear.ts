import { darken, lighten, lightness, mix } from '../colour.ts';
import { mirror, spline, type Point } from '../geometry.ts';
import type { Brand, Paint } from '../palette.ts';
import { group, path, stroke, type Sheet } from '../sheet.ts';
import { cord, panel, sculpt, seam, sewnMark, softShadow, textureFill, type Material } from './material.ts';

/** Trousers or shorts: where the legs end, how wide they fall, what they carry. */
export interface TrouserDesign {
  brand: Brand;
  hem: number;
  flare: number;
  cargo: boolean;
  drawcord: boolean;
  material: Material;
}

/** Trousers or shorts on 1000 × 1250 about x = 500. */
export function drawTrousers(sheet: Sheet, design: TrouserDesign, paint: Paint, face: 'front' | 'back' = 'front'): string {
  const { hem, flare } = design;
  const spread = (hem - 560) * 0.1;
  const knee = (hem + 480) / 2;
  const leg: Point[] = [
    [500, 190, 1],
    [656, 186, 1],
    [672, 250],
    [700, 420],
    [700 + spread * 0.6 + flare * 0.6, knee],
    [694 + spread + flare, hem, 1],
    [560 + spread - flare, hem + 14, 1],
    [538 + spread * 0.4, knee + 20],
    [506, 500, 1],
  ];
  const left = mirror(leg, 500);
  const outline = spline(leg, true) + spline(left, true);
  const dark = darken(paint.base, lightness(paint.base) > 0.6 ? 0.5 : 0.85);
  const shades = [1, -1].flatMap((s) => {
    const x = (v: number): number => 500 + s * (v - 500);
    return [
      stroke(`M${x(520)} 510Q${x(600)} 480 ${x(668)} 430`, dark, 16, 'stroke-opacity=".34"'),
      stroke(`M${x(512)} 480Q${x(560)} 560 ${x(556)} ${knee}`, dark, 34, 'stroke-opacity=".36"'),
      stroke(`M${x(560)} ${knee - 10}Q${x(630)} ${knee + 24} ${x(690)} ${knee - 20}`, dark, 14, 'stroke-opacity=".26"'),
      stroke(`M${x(630)} 300Q${x(650)} 600 ${x(636 + spread)} ${hem - 60}`, s === -1 ? '#ffffff' : dark, 40, 'stroke-opacity=".24"'),
      stroke(
        `M${x(580 + spread)} ${hem - 90}Q${x(640 + spread)} ${hem - 60} ${x(690 + spread)} ${hem - 96}`,
        dark,
        12,
        'stroke-opacity=".22"',
      ),
    ];
  });
  const band = panel(
    sheet,
    [
      [342, 184, 1],
      [500, 192],
      [658, 184, 1],
      [662, 234, 1],
      [500, 244],
      [338, 234, 1],
    ],
    { colour: paint.panel, material: design.drawcord ? 'rib' : design.material, raised: 3, stitch: paint.trim },
  );
  const pocket = (s: number): string => {
    const x = (v: number): number => 500 + s * (v - 500);
    if (face === 'back')
      return panel(
        sheet,
        [
          [x(560), 300, 1],
          [x(650), 296, 1],
          [x(652), 400, 1],
          [x(606), 416],
          [x(562), 402, 1],
        ],
        { colour: mix(paint.base, paint.panel, 0.4), material: design.material, raised: 2, stitch: paint.trim },
      );
    return (
      stroke(`M${x(610)} 246Q${x(620)} 330 ${x(684)} 372`, dark, 9, 'stroke-opacity=".7"') +
      stroke(`M${x(604)} 246Q${x(614)} 338 ${x(682)} 382`, paint.trim, 1.8, 'stroke-dasharray="6 4"')
    );
  };
  const cargo = (s: number): string => {
    const x = (v: number): number => 500 + s * (v - 500);
    const y = Math.min(knee - 120, hem - 190);
    return (
      panel(
        sheet,
        [
          [x(628), y, 1],
          [x(716), y - 6, 1],
          [x(724), y + 150, 1],
          [x(634), y + 156, 1],
        ],
        { colour: mix(paint.base, paint.panel, 0.5), material: design.material, raised: 4, stitch: paint.trim },
      ) +
      panel(
        sheet,
        [
          [x(624), y - 6, 1],
          [x(718), y - 12, 1],
          [x(720), y + 36, 1],
          [x(626), y + 44, 1],
        ],
        { colour: paint.panel, raised: 3, stitch: paint.trim },
      )
    );
  };
  return [
    softShadow(sheet, outline, 7, 10),
    panel(sheet, left, { colour: paint.base, material: design.material }),
    panel(sheet, leg, { colour: darken(paint.base, 0.05), material: design.material }),
    seam(
      [
        [500, 240],
        [502, 380],
        [504, 500],
      ],
      paint.base,
      paint.trim,
    ),
    sculpt(sheet, outline, 15, shades),
    pocket(1),
    pocket(-1),
    design.cargo ? cargo(1) + cargo(-1) : '',
    group(
      seam(
        [
          [200, hem - 26],
          [500, hem - 14],
          [800, hem - 26],
        ],
        paint.base,
        paint.trim,
      ),
      `clip-path="${sheet.clip(outline)}"`,
    ),
    band,
    face === 'front'
      ? design.drawcord
        ? cord('M488 216C470 280 492 310 480 350', paint.accent, 8) + cord('M512 216C530 270 508 300 522 336', paint.accent, 8)
        : panel(
            sheet,
            [
              [490, 202, 1],
              [512, 202, 1],
              [512, 224, 1],
              [490, 224, 1],
            ],
            { colour: paint.accent, raised: 2 },
          )
      : '',
    face === 'front' ? sewnMark(design.brand, 372, 420, 46, paint.accent) : '',
  ].join('');
}

/** A pair of socks, one before the other. */
export function drawSocks(sheet: Sheet, design: { brand: Brand; cuff: number; stripes: number; material: Material }, paint: Paint): string {
  const one = (): string => {
    const t = design.cuff;
    const points: Point[] = [
      [330, t, 1],
      [492, t - 6, 1],
      [500, 400],
      [506, 640],
      [530, 742],
      [640, 812],
      [760, 868],
      [804, 940],
      [756, 1004],
      [620, 1004],
      [470, 970],
      [350, 920],
      [306, 830],
      [330, 690],
      [334, 420],
    ];
    const d = spline(points, true);
    const dark = darken(paint.base, 0.8);
    const stripes = Array.from({ length: design.stripes }, (_, i) =>
      path(`M300 ${t + 110 + i * 44}H540V${t + 132 + i * 44}H300Z`, i % 2 ? paint.panel : paint.accent),
    ).join('');
    const inner =
      path(d, paint.base) +
      stripes +
      path('M280 760L400 800L420 960L280 960Z', paint.panel) +
      path('M700 820L690 1040L860 1040L860 840Z', paint.panel) +
      path(`M300 ${t - 20}H540V${t + 84}H300Z`, mix(paint.base, paint.panel, 0.6)) +
      path(d, textureFill(sheet, design.material, paint.base)) +
      path(`M300 ${t - 20}H540V${t + 84}H300Z`, textureFill(sheet, 'rib', paint.base));
    return (
      group(inner, `clip-path="${sheet.clip(d)}"`) +
      sculpt(sheet, d, 18, [
        stroke('M500 200C520 640 500 760 640 820L800 900', dark, 40, 'stroke-opacity=".45"'),
        stroke('M376 220C372 640 350 800 400 880', '#ffffff', 34, 'stroke-opacity=".4"'),
        stroke('M300 860C380 980 560 1010 800 1000', dark, 44, 'stroke-opacity=".45"'),
        stroke('M390 740Q470 760 520 720', dark, 16, 'stroke-opacity=".4"'),
        stroke('M380 790Q470 820 560 770', dark, 14, 'stroke-opacity=".3"'),
      ]) +
      sewnMark(design.brand, 392, 640, 54, paint.accent) +
      stroke(d, lighten(paint.base, 0.6), 2, 'stroke-opacity=".5"')
    );
  };
  const sock = one();
  return (
    group(
      stroke('M330 1010H760', '#0b1018', 46, 'stroke-opacity=".4"') + stroke('M240 1040H640', '#0b1018', 36, 'stroke-opacity=".35"'),
      `filter="${sheet.blur(20, true)}"`,
    ) +
    group(sock, 'transform="translate(90 -30)"') +
    group(sock, 'transform="translate(-90 24)"')
  );
}
