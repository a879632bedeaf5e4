import { darken, lighten } from '../colour.ts';
import { spline, symmetric, type Point } from '../geometry.ts';
import type { Brand, Paint } from '../palette.ts';
import { ellipse, group, path, stroke, type Sheet } from '../sheet.ts';
import { panel, sculpt, seam, sewnMark, textureFill, type Material } from './material.ts';

/** A knitted hat with its cuff turned up. */
export function drawBeanie(
  sheet: Sheet,
  design: { brand: Brand; slouch: number; bobble: boolean; cuff: number; band: boolean },
  paint: Paint,
): string {
  const top = 420 - design.slouch;
  const crown = symmetric(
    [
      [500, top],
      [600, top + 14],
      [700, top + 90],
      [752, 560],
      [766, 780, 1],
      [500, 800],
    ],
    500,
  );
  const d = spline(crown, true);
  const cuff = symmetric(
    [
      [500, 780 - design.cuff * 0.2],
      [700, 770 - design.cuff * 0.2],
      [782, 752 - design.cuff * 0.2, 1],
      [790, 800],
      [782, 780 + design.cuff, 1],
      [660, 804 + design.cuff],
      [500, 812 + design.cuff],
    ],
    500,
  );
  const c = spline(cuff, true);
  const ribs = Array.from({ length: 21 }, (_, i) => {
    const t = (i - 10) / 10;
    return `M${Math.round(500 + t * 262)} 800C${Math.round(500 + t * 262)} 600 ${Math.round(500 + t * 190)} ${top + 90} ${Math.round(500 + t * 24)} ${top}`;
  }).join('');
  const bobble = design.bobble
    ? ellipse(
        500,
        top - 36,
        82,
        78,
        sheet.radial(
          [
            [0, lighten(paint.accent, 0.4)],
            [0.6, paint.accent],
            [1, darken(paint.accent, 0.45)],
          ],
          [0.36, 0.3, 0.75],
        ),
      ) + ellipse(500, top - 36, 82, 78, sheet.grain('0.14', 0.7))
    : '';
  return [
    group(ellipse(530, 812 + design.cuff, 290, 26, '#0b1018', 'fill-opacity=".5"'), `filter="${sheet.blur(18, true)}"`),
    panel(sheet, crown, { colour: paint.base, material: 'knit' }),
    group(
      stroke(ribs, darken(paint.base, 0.75), 7, 'stroke-opacity=".34"') +
        stroke(ribs, lighten(paint.base, 0.6), 4, 'stroke-opacity=".28" transform="translate(8 0)"') +
        (design.band
          ? path('M200 610Q500 650 800 610V664Q500 704 200 664Z', paint.accent, 'fill-opacity=".9"') +
            path('M200 610Q500 650 800 610V664Q500 704 200 664Z', textureFill(sheet, 'knit', paint.accent))
          : ''),
      `clip-path="${sheet.clip(d)}"`,
    ),
    sculpt(sheet, d, 30, [
      path(`M640 ${top}H800V820H690Z`, '#05070b', 'fill-opacity=".5"'),
      ellipse(410, 560, 70, 150, '#ffffff', 'fill-opacity=".36"'),
      stroke('M220 780Q500 810 780 780', '#05070b', 60, 'stroke-opacity=".55"'),
    ]),
    bobble,
    panel(sheet, cuff, { colour: paint.panel, material: 'rib', raised: 6 }),
    sculpt(sheet, c, 18, [
      path(`M670 740H800V${820 + design.cuff}H700Z`, '#05070b', 'fill-opacity=".5"'),
      ellipse(400, 800, 90, 60, '#ffffff', 'fill-opacity=".3"'),
      stroke(`M220 ${800 + design.cuff}Q500 ${826 + design.cuff} 780 ${800 + design.cuff}`, '#05070b', 34, 'stroke-opacity=".5"'),
    ]),
    panel(
      sheet,
      [
        [456, 800, 1],
        [544, 800, 1],
        [544, 858, 1],
        [456, 858, 1],
      ],
      { colour: paint.accent, raised: 3, stitch: darken(paint.accent, 0.5) },
    ),
    sewnMark(design.brand, 474, 815, 52, darken(paint.accent, 0.7)),
  ].join('');
}

/** A peaked cap from its three-quarter front, peak to the right. */
export function drawCap(
  sheet: Sheet,
  design: { brand: Brand; height: number; panels: boolean; material: Material; flat: number },
  paint: Paint,
): string {
  const t = 430 - design.height;
  const crown: Point[] = [
    [206, 760, 1],
    [206, 640],
    [250, t + 110],
    [360, t + 24],
    [500, t],
    [624, t + 44],
    [690, 600],
    [712, 736, 1],
    [560, 786],
    [380, 792],
  ];
  const d = spline(crown, true);
  const peak: Point[] = [
    [420, 772, 1],
    [560, 752],
    [712, 712, 1],
    [840, 760 - design.flat],
    [902, 838 - design.flat],
    [860, 878 - design.flat * 0.6],
    [700, 846],
    [560, 826],
  ];
  const p = spline(peak, true);
  const front = design.panels
    ? panel(
        sheet,
        [
          [470, t - 10, 1],
          [560, t + 20],
          [640, t + 60],
          [730, 600],
          [740, 780, 1],
          [430, 820, 1],
          [420, 620],
        ],
        { colour: paint.panel, material: design.material, raised: 2, stitch: paint.trim },
      )
    : '';
  return [
    group(ellipse(560, 860, 340, 28, '#0b1018', 'fill-opacity=".45"'), `filter="${sheet.blur(18, true)}"`),
    path('M206 756Q300 830 440 800L470 770Q330 790 206 740Z', darken(paint.base, 0.6)),
    panel(sheet, crown, { colour: paint.base, material: design.material }),
    group(
      front +
        seam(
          [
            [480, t],
            [410, 560],
            [400, 800],
          ],
          paint.base,
          paint.trim,
        ) +
        seam(
          [
            [500, t],
            [300, 560],
            [262, 790],
          ],
          paint.base,
          paint.trim,
        ) +
        [
          [330, 520],
          [540, 500],
        ]
          .map(([x, y]) => ellipse(x as number, y as number, 9, 8, darken(paint.base, 0.7), `stroke="${paint.accent}" stroke-width="4"`))
          .join(''),
      `clip-path="${sheet.clip(d)}"`,
    ),
    sculpt(sheet, d, 26, [
      ellipse(400, t + 130, 120, 80, '#ffffff', 'fill-opacity=".36"'),
      path('M190 560L260 820L190 820Z', '#05070b', 'fill-opacity=".5"'),
      stroke('M200 780Q460 830 720 740', '#05070b', 60, 'stroke-opacity=".5"'),
      path(`M640 ${t}H760V780H690Z`, '#05070b', 'fill-opacity=".34"'),
    ]),
    ellipse(500, t, 20, 9, paint.accent),
    panel(sheet, peak, { colour: paint.panel, material: design.material, raised: 4 }),
    group(
      [0, 1, 2, 3].map((i) =>
        stroke(
          `M${440 + i * 24} ${790 + i * 6}Q${600} ${770 + i * 16} ${724 + i * 22} ${738 + i * 20}Q${800 + i * 14} ${780 + i * 14 - design.flat} ${860} ${846 - design.flat}`,
          paint.trim,
          1.8,
          'stroke-dasharray="6 4" stroke-opacity=".7"',
        ),
      ),
      `clip-path="${sheet.clip(p)}"`,
    ),
    sculpt(sheet, p, 12, [
      stroke('M420 776Q580 750 720 716', '#05070b', 30, 'stroke-opacity=".5"'),
      stroke(`M740 760Q830 780 870 ${820 - design.flat}`, '#ffffff', 16, 'stroke-opacity=".35"'),
      stroke(`M560 836Q740 870 880 ${884 - design.flat}`, '#05070b', 20, 'stroke-opacity=".5"'),
    ]),
    sewnMark(design.brand, 530, 600, 84, paint.accent),
  ].join('');
}
