import { darken, lighten, mix } from '../colour.ts';
import { along, offset, spline, type Point } from '../geometry.ts';
import { ellipse, group, path, stroke, type Sheet } from '../sheet.ts';
import type { Paint } from '../palette.ts';
import { cord, panel, sculpt, seam, sewnMark, textureFill } from './material.ts';
import type { ShoeDesign, ShoeShape } from './shoe-shapes.ts';

function drawOverlay(sheet: Sheet, design: ShoeDesign, paint: Paint, heelTopY: number): string {
  const surface = { colour: paint.panel, material: design.panelMaterial, raised: 3, stitch: paint.trim };
  const accent = { colour: paint.accent, raised: 2.5 };
  switch (design.overlay) {
    case 'sweep':
      return (
        panel(
          sheet,
          [
            [196, 540, 1],
            [300, 470],
            [420, 380],
            [486, 296, 1],
            [532, 322, 1],
            [520, 400],
            [470, 470],
            [400, 540, 1],
          ],
          surface,
        ) +
        panel(
          sheet,
          [
            [300, 540, 1],
            [420, 452],
            [486, 374],
            [520, 318, 1],
            [540, 328, 1],
            [530, 392],
            [490, 462],
            [420, 540, 1],
          ],
          accent,
        )
      );
    case 'blade':
      return (
        panel(
          sheet,
          [
            [150, 430, 1],
            [300, 400],
            [460, 410],
            [640, 470, 1],
            [610, 486, 1],
            [450, 440],
            [300, 440],
            [160, 470, 1],
          ],
          accent,
        ) +
        panel(
          sheet,
          [
            [210, 540, 1],
            [280, 480],
            [420, 462],
            [560, 492],
            [620, 540, 1],
          ],
          surface,
        )
      );
    case 'bars':
      return [0, 1, 2]
        .map((i) =>
          panel(
            sheet,
            [
              [404 + i * 62, 280 + i * 38, 1],
              [440 + i * 62, 302 + i * 38, 1],
              [398 + i * 52, 420 + i * 14],
              [352 + i * 56, 540, 1],
              [306 + i * 56, 540, 1],
              [362 + i * 54, 410 + i * 14],
            ],
            { ...accent, colour: i === 1 ? paint.panel : paint.accent },
          ),
        )
        .join('');
    case 'wave':
      return panel(
        sheet,
        [
          [128, 372, 1],
          [230, 388],
          [330, 440],
          [430, 444],
          [520, 392],
          [560, 340, 1],
          [596, 358, 1],
          [572, 430],
          [480, 500],
          [350, 504],
          [240, 452],
          [120, 430, 1],
        ],
        { ...accent, stitch: mix(paint.accent, paint.base, 0.5) },
      );
    case 'web': {
      const lines = [0, 1, 2, 3, 4].map(
        (i) =>
          stroke(
            `M${396 + i * 50} ${262 + i * 27}C${390 + i * 40} ${380 + i * 14} ${320 + i * 62} ${420} ${290 + i * 92} 520`,
            paint.accent,
            7,
            'stroke-opacity=".95"',
          ) +
          stroke(
            `M${396 + i * 50} ${262 + i * 27}C${390 + i * 40} ${380 + i * 14} ${320 + i * 62} ${420} ${290 + i * 92} 520`,
            lighten(paint.accent, 0.5),
            1.6,
            'stroke-opacity=".6" transform="translate(-2 -1)"',
          ),
      );
      return (
        stroke('M260 520C330 430 430 420 640 480', darken(paint.base, 0.7), 9, 'stroke-opacity=".25" transform="translate(1 4)"') +
        lines.join('')
      );
    }
    case 'plain':
      return (
        seam(
          [
            [300, 510],
            [340, 430],
            [400, 360],
            [470, 300],
          ],
          paint.base,
          paint.trim,
        ) +
        seam(
          [
            [170, heelTopY + 90],
            [210, 400],
            [240, 510],
          ],
          paint.base,
          paint.trim,
        )
      );
  }
}

function drawToe(sheet: Sheet, design: ShoeDesign, paint: Paint): string {
  switch (design.toe) {
    case 'cap':
      return panel(
        sheet,
        [
          [768, 370, 1],
          [960, 380, 1],
          [980, 540, 1],
          [744, 540, 1],
          [766, 470],
        ],
        { colour: paint.panel, material: design.panelMaterial, raised: 3, stitch: paint.trim },
      );
    case 'mudguard':
      return panel(
        sheet,
        [
          [560, 560, 1],
          [640, 474],
          [740, 446],
          [830, 428],
          [900, 420],
          [970, 430, 1],
          [980, 560, 1],
        ],
        { colour: paint.panel, material: design.panelMaterial, raised: 3, stitch: paint.trim },
      );
    case 'rand':
      return panel(
        sheet,
        [
          [60, 560, 1],
          [70, 462],
          [240, 466],
          [460, 484],
          [640, 478],
          [740, 452],
          [830, 420],
          [890, 396],
          [970, 420, 1],
          [980, 560, 1],
        ],
        { colour: darken(mix(paint.panel, paint.tread, 0.7), 0.05), raised: 3 },
      );
    case 'perforated': {
      const holes: string[] = [];
      for (let row = 0; row < 4; row += 1) {
        for (let i = 0; i < 7 - row; i += 1)
          holes.push(ellipse(704 + i * 21 + row * 6, 412 + row * 15 + i * 2.4, 3.6, 2.6, darken(paint.base, 0.75), 'fill-opacity=".7"'));
      }
      return (
        panel(
          sheet,
          [
            [600, 560, 1],
            [664, 492],
            [770, 484],
            [860, 470],
            [970, 440, 1],
            [980, 560, 1],
          ],
          { colour: paint.panel, material: design.panelMaterial, raised: 3, stitch: paint.trim },
        ) + holes.join('')
      );
    }
    case 'plain':
      return '';
  }
}

function drawLaces(design: ShoeDesign, shape: ShoeShape, paint: Paint): string {
  const row = offset(shape.throat, 22);
  const lace = mix(paint.trim, '#ffffff', 0.25);
  const parts: string[] = [];
  for (let i = 0; i < design.eyelets; i += 1) {
    const t = 0.05 + (0.87 * i) / (design.eyelets - 1);
    const [x, y] = along(row, t);
    const [ex, ey] = along(shape.throat, Math.max(0, t - 0.045));
    parts.push(
      ellipse(x, y, 8, 7, darken(paint.panel, 0.7), 'fill-opacity=".9"') +
        ellipse(x - 1, y - 1.5, 8.5, 7, 'none', `stroke="${lighten(paint.panel, 0.6)}" stroke-opacity=".55" stroke-width="2"`),
    );
    parts.push(
      cord(
        `M${Math.round(x)} ${Math.round(y)}Q${Math.round((x + ex) / 2 + 6)} ${Math.round((y + ey) / 2 - 4)} ${Math.round(ex + 13)} ${Math.round(ey - 15)}`,
        lace,
        13,
      ),
    );
  }
  const [kx, ky] = along(shape.throat, 0.03);
  parts.push(
    cord(
      `M${kx + 16} ${ky - 14}C${kx - 30} ${ky - 46} ${kx - 78} ${ky + 10} ${kx - 34} ${ky + 30}C${kx - 14} ${ky + 36} ${kx + 4} ${ky + 6} ${kx + 16} ${ky - 12}`,
      lace,
      9,
    ),
  );
  parts.push(cord(`M${kx + 18} ${ky - 12}C${kx + 4} ${ky + 40} ${kx - 6} ${ky + 70} ${kx + 14} ${ky + 98}`, lace, 8));
  parts.push(cord(`M${kx + 6} ${ky - 20}L${kx + 26} ${ky - 6}`, lace, 15));
  return parts.join('');
}

/** Everything above the sole: lining, tongue, body, overlays, laces and their light. */
export function drawUpper(sheet: Sheet, shape: ShoeShape, design: ShoeDesign, paint: Paint): string {
  const tab = shape.collar[0] as Point;
  const top = shape.collar.at(-1) as Point;
  const tall = tab[1] < 150;
  const outline: Point[] = [
    ...shape.heel,
    ...shape.collar.slice(1),
    ...shape.throat.slice(1),
    ...shape.toe.slice(1),
    [860, 540, 1],
    [140, 540, 1],
  ];
  const d = spline(outline, true);
  const lining = darken(mix(paint.trim, paint.base, 0.3), 0.3);
  const mouth: Point[] = [
    tab,
    [tab[0] + 70, tab[1] + 10],
    [(tab[0] + top[0]) / 2 + 20, tab[1] + (tall ? 20 : 44)],
    [top[0], top[1] - 6],
    [top[0], top[1] + 60, 1],
    [(tab[0] + top[0]) / 2, top[1] + 130, 1],
  ];
  const eyestay: Point[] = [...shape.throat, ...offset([...shape.throat].reverse(), -46)];
  const heelPanel: Point[] = tall
    ? [
        [60, 540, 1],
        [70, 320, 1],
        [136, 318],
        [196, 372],
        [232, 440],
        [250, 540, 1],
      ]
    : [
        [60, 540, 1],
        [70, tab[1] + 76, 1],
        [132, tab[1] + 92],
        [190, 380],
        [226, 440],
        [246, 540, 1],
      ];
  const inside: string[] = [
    path(
      d,
      sheet.linear(
        [
          [0, lighten(paint.base, 0.2)],
          [0.5, paint.base],
          [1, darken(paint.base, 0.22)],
        ],
        [0.35, 0.1, 0.5, 1],
      ),
    ),
  ];
  const texture = textureFill(sheet, design.material, paint.base);
  if (texture !== '') inside.push(path(d, texture));
  inside.push(
    sculpt(sheet, d, 22, [
      stroke('M560 350C680 400 800 420 900 450', lighten(paint.base, 0.85), 34, 'stroke-opacity=".5"'),
      path('M60 560L60 470C300 500 640 520 980 470L980 560Z', darken(paint.base, 0.8), 'fill-opacity=".6"'),
      stroke('M250 300C300 360 330 400 320 470', lighten(paint.base, 0.8), 44, 'stroke-opacity=".3"'),
    ]),
  );
  inside.push(drawOverlay(sheet, design, paint, tab[1]), drawToe(sheet, design, paint));
  inside.push(panel(sheet, heelPanel, { colour: paint.panel, material: design.panelMaterial, raised: 3, stitch: paint.trim }));
  if (design.heelClip)
    inside.push(
      panel(
        sheet,
        [
          [50, 540, 1],
          [60, 400, 1],
          [110, 392],
          [150, 420],
          [190, 480],
          [260, 520],
          [280, 560, 1],
        ],
        { colour: paint.accent, raised: 4 },
      ),
    );
  inside.push(panel(sheet, eyestay, { colour: paint.panel, material: design.panelMaterial, raised: 3 }));
  inside.push(stroke(spline(offset(shape.throat, 39)), paint.trim, 1.8, 'stroke-dasharray="6 4" stroke-opacity=".8"'));
  const padding: Point[] = [...shape.collar, ...offset([...shape.collar].reverse(), tall ? -50 : -34)];
  inside.push(panel(sheet, padding, { colour: mix(paint.base, paint.trim, 0.28), material: 'canvas', raised: 2 }));
  if (tall) inside.push(seam(offset(shape.collar, 74), paint.base, paint.trim), sewnMark(design.brand, 196, 250, 62, paint.accent));
  else inside.push(sewnMark(design.brand, 104, tab[1] + 122, 46, paint.accent));
  inside.push(
    sculpt(sheet, d, 11, [
      stroke(spline(offset(shape.soleTop, -design.lift - 4)), '#05070b', 30, 'stroke-opacity=".5"'),
      stroke(spline(shape.heel), darken(paint.base, 0.85), 34, 'stroke-opacity=".42"'),
      stroke(spline(offset(shape.toe, 8)), '#ffffff', 11, 'stroke-opacity=".4"'),
      stroke(spline(offset(shape.collar, 12)), '#ffffff', 12, 'stroke-opacity=".34"'),
      stroke('M880 420C930 450 945 480 940 520', '#05070b', 30, 'stroke-opacity=".35"'),
    ]),
  );
  inside.push(stroke(d, '#ffffff', 3.4, 'stroke-opacity=".35"'));
  const tongue = spline(shape.tongue, true);
  return [
    path(
      spline(mouth, true),
      sheet.linear([
        [0, lighten(lining, 0.22)],
        [1, darken(lining, 0.6)],
      ]),
    ),
    panel(sheet, shape.tongue, { colour: mix(paint.base, paint.panel, 0.5), material: 'mesh', light: [0, 0, 1, 0.4] }),
    sculpt(sheet, tongue, 8, [
      stroke(spline(shape.tongue.slice(0, 4)), '#05070b', 26, 'stroke-opacity=".45"'),
      stroke(spline(shape.tongue.slice(3, 6)), '#ffffff', 10, 'stroke-opacity=".5"'),
    ]),
    panel(
      sheet,
      [
        [tab[0] + 2, tab[1] + 66],
        [tab[0] - 14, tab[1] + 20],
        [tab[0] - 12, tab[1] - 20],
        [tab[0] + 12, tab[1] - 26],
        [tab[0] + 24, tab[1] + 8],
        [tab[0] + 26, tab[1] + 62],
      ],
      { colour: paint.accent, raised: 1 },
    ),
    group(inside, `clip-path="${sheet.clip(d)}"`),
    drawLaces(design, shape, paint),
  ].join('');
}
