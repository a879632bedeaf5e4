import { darken, lighten, mixColors } from '../../color.ts';
import { offsetCurve, createSpline, type Point } from '../../geometry.ts';
import type { Paint } from '../../palette.ts';
import { group, drawPath, drawStroke, type Sheet } from '../../sheet.ts';
import { drawSoftStroke } from '../../soft.ts';
import { drawPanel, drawSculpted, drawSeam, drawSewnMark, createTextureFill } from '../material.ts';
import { drawLaces, drawToe } from './shoe-front.ts';
import { drawOverlay } from './shoe-overlay.ts';
import type { ShoeShape } from './shoe-shape.ts';
import type { ShoeDesign } from './shoe-shapes.ts';

/** Everything above the sole: lining, tongue, body, overlays, laces and highlights. */
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
  const d = createSpline(outline, true);
  const lining = darken(mixColors(paint.trim, paint.base, 0.3), 0.3);
  const mouth: Point[] = [
    tab,
    [tab[0] + 70, tab[1] + 10],
    [(tab[0] + top[0]) / 2 + 20, tab[1] + (tall ? 20 : 44)],
    [top[0], top[1] - 6],
    [top[0], top[1] + 60, 1],
    [(tab[0] + top[0]) / 2, top[1] + 130, 1],
  ];
  const eyestay: Point[] = [...shape.throat, ...offsetCurve(shape.throat.toReversed(), -46)];
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
    drawPath(
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
  const texture = createTextureFill(sheet, design.material, paint.base);
  if (texture !== '') inside.push(drawPath(d, texture));
  inside.push(
    drawSculpted(sheet, d, 22, [
      drawSoftStroke('M560 350C680 400 800 420 900 450', lighten(paint.base, 0.85), 34, 0.5),
      drawSoftStroke('M40 525C300 552 640 570 990 528', darken(paint.base, 0.8), 96, 0.6),
      drawSoftStroke('M250 300C300 360 330 400 320 470', lighten(paint.base, 0.8), 44, 0.3),
    ]),
  );
  inside.push(drawOverlay(sheet, design, paint, tab[1]), drawToe(sheet, design, paint));
  inside.push(drawPanel(sheet, heelPanel, { color: paint.panel, material: design.panelMaterial, raised: 3, stitch: paint.trim }));
  if (design.heelClip)
    inside.push(
      drawPanel(
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
        { color: paint.accent, raised: 4 },
      ),
    );
  inside.push(drawPanel(sheet, eyestay, { color: paint.panel, material: design.panelMaterial, raised: 3 }));
  inside.push(drawStroke(createSpline(offsetCurve(shape.throat, 39)), paint.trim, 1.8, 'stroke-dasharray="6 4" stroke-opacity=".8"'));
  const padding: Point[] = [...shape.collar, ...offsetCurve(shape.collar.toReversed(), tall ? -50 : -34)];
  inside.push(drawPanel(sheet, padding, { color: mixColors(paint.base, paint.trim, 0.28), material: 'canvas', raised: 2 }));
  if (tall)
    inside.push(drawSeam(offsetCurve(shape.collar, 74), paint.base, paint.trim), drawSewnMark(design.brand, 196, 250, 62, paint.accent));
  else inside.push(drawSewnMark(design.brand, 104, tab[1] + 122, 46, paint.accent));
  inside.push(
    drawSculpted(sheet, d, 11, [
      drawSoftStroke(createSpline(offsetCurve(shape.soleTop, -design.lift - 4)), '#05070b', 30, 0.5),
      drawSoftStroke(createSpline(shape.heel), darken(paint.base, 0.85), 34, 0.42),
      drawSoftStroke(createSpline(offsetCurve(shape.toe, 8)), '#ffffff', 11, 0.4),
      drawSoftStroke(createSpline(offsetCurve(shape.collar, 12)), '#ffffff', 12, 0.34),
      drawSoftStroke('M880 420C930 450 945 480 940 520', '#05070b', 30, 0.35),
    ]),
  );
  inside.push(drawStroke(d, '#ffffff', 3.4, 'stroke-opacity=".35"'));
  const tongue = createSpline(shape.tongue, true);
  return [
    drawPath(
      createSpline(mouth, true),
      sheet.linear([
        [0, lighten(lining, 0.22)],
        [1, darken(lining, 0.6)],
      ]),
    ),
    drawPanel(sheet, shape.tongue, { color: mixColors(paint.base, paint.panel, 0.5), material: 'mesh', light: [0, 0, 1, 0.4] }),
    drawSculpted(sheet, tongue, 8, [
      drawSoftStroke(createSpline(shape.tongue.slice(0, 4)), '#05070b', 26, 0.45),
      drawSoftStroke(createSpline(shape.tongue.slice(3, 6)), '#ffffff', 10, 0.5),
    ]),
    drawPanel(
      sheet,
      [
        [tab[0] + 2, tab[1] + 66],
        [tab[0] - 14, tab[1] + 20],
        [tab[0] - 12, tab[1] - 20],
        [tab[0] + 12, tab[1] - 26],
        [tab[0] + 24, tab[1] + 8],
        [tab[0] + 26, tab[1] + 62],
      ],
      { color: paint.accent, raised: 1 },
    ),
    group(inside, `clip-path="${sheet.clip(d)}"`),
    drawLaces(design, shape, paint),
  ].join('');
}
