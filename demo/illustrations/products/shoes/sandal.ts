import { darken, lighten } from '../../color.ts';
import { createSpline, type Point } from '../../geometry.ts';
import type { Brand, Paint } from '../../palette.ts';
import { group, drawPath, drawRect, drawStroke, type Sheet } from '../../sheet.ts';
import { drawSoftEllipse, drawSoftStroke } from '../../soft.ts';
import { drawPanel, drawSculpted, drawSewnMark, createTextureFill, type Material } from '../material.ts';

export interface SandalDesign {
  brand: Brand;
  /** A slide has one wide band; a sandal has straps and buckles. */
  straps: boolean;
  height: number;
  material: Material;
  cushioned: boolean;
}

const foot: Point[] = [
  [70, 470, 1],
  [180, 478],
  [380, 506],
  [600, 516],
  [800, 500],
  [930, 474, 1],
];

function drawBands(sheet: Sheet, design: SandalDesign, paint: Paint): string {
  const surface = { color: paint.base, material: design.material, raised: 4, stitch: paint.trim };
  if (!design.straps) {
    const band: Point[] = [
      [440, 540, 1],
      [456, 420],
      [520, 344],
      [620, 326],
      [720, 352],
      [800, 420],
      [834, 530, 1],
    ];
    const d = createSpline(band, true);
    return (
      drawPath('M470 440Q560 330 640 350Q760 370 820 500L760 480Q640 390 560 420Z', darken(paint.base, 0.6)) +
      drawPanel(sheet, band, surface) +
      drawSculpted(sheet, d, 16, [
        drawSoftStroke('M470 420Q560 330 700 346', '#ffffff', 26, 0.45),
        drawSoftStroke('M440 540H840', '#05070b', 50, 0.5),
        drawSoftStroke('M775 375L832 540', '#05070b', 34, 0.4),
      ]) +
      drawSewnMark(design.brand, 560, 400, 110, paint.accent)
    );
  }
  const drawStrap = (points: Point[], tone: string): string => drawPanel(sheet, points, { ...surface, color: tone });
  return [
    drawStroke('M170 480C130 360 160 290 240 300S330 400 420 440', darken(paint.base, 0.5), 30),
    drawStrap(
      [
        [88, 500, 1],
        [110, 380],
        [150, 290],
        [196, 300],
        [176, 380],
        [170, 500, 1],
      ],
      paint.base,
    ),
    drawStrap(
      [
        [150, 286, 1],
        [260, 290],
        [400, 320],
        [470, 370],
        [500, 540, 1],
        [400, 540, 1],
        [388, 420],
        [330, 366],
        [160, 346, 1],
      ],
      paint.base,
    ),
    drawStrap(
      [
        [560, 540, 1],
        [590, 440],
        [660, 390],
        [720, 386],
        [800, 430],
        [850, 540, 1],
        [760, 540, 1],
        [730, 470],
        [690, 460],
        [660, 540, 1],
      ],
      paint.panel,
    ),
    drawPanel(
      sheet,
      [
        [276, 284, 1],
        [344, 290, 1],
        [340, 356, 1],
        [270, 348, 1],
      ],
      { color: darken(paint.trim, 0.3), raised: 4 },
    ),
    drawRect(286, 304, 46, 14, darken(paint.trim, 0.75), 'rx="5" transform="rotate(5 300 310)"'),
    drawPanel(
      sheet,
      [
        [404, 430, 1],
        [470, 420, 1],
        [482, 470, 1],
        [408, 480, 1],
      ],
      { color: paint.accent, raised: 3 },
    ),
  ].join('');
}

/** A slide or sandal from its side, toe to the right: 1000 wide, standing on y = 600. */
export function drawSandal(sheet: Sheet, design: SandalDesign, paint: Paint, shadow = true): string {
  const rise = design.height;
  const top = foot.map((p): Point => (p[2] === 1 ? [p[0], p[1] - rise, 1] : [p[0], p[1] - rise]));
  const outline: Point[] = [
    ...top,
    [950, 500 - rise / 2],
    [930, 560],
    [850, 592],
    [640, 600],
    [380, 600],
    [150, 598],
    [76, 570],
    [52, 520 - rise / 2],
  ];
  const d = createSpline(outline, true);
  const dark = darken(paint.sole, 0.6);
  const ridges = Array.from({ length: 24 }, (_, i) => `M${80 + i * 37} 610L${86 + i * 37} 572`).join('');
  return [
    shadow ? drawSoftEllipse(530, 606, 470, 24, '#0b1018', 0.4)(sheet, 14) : '',
    drawPath(
      createSpline([...top, [900, 450 - rise], [760, 462 - rise], [500, 470 - rise], [260, 440 - rise], [110, 440 - rise]], true),
      darken(paint.trim, 0.25),
    ),
    group(drawBands(sheet, design, paint), `transform="translate(0 ${-rise})"`),
    drawPath(
      d,
      sheet.linear([
        [0, lighten(paint.sole, 0.3)],
        [0.5, paint.sole],
        [1, darken(paint.sole, 0.34)],
      ]),
    ),
    drawPath(d, design.cushioned ? sheet.grain('0.6', 0.14) : createTextureFill(sheet, 'canvas', paint.sole)),
    group(
      drawStroke('M60 520Q400 566 940 520', dark, 4, 'stroke-opacity=".4"') +
        drawStroke('M60 525Q400 571 940 525', '#ffffff', 2.4, 'stroke-opacity=".6"') +
        drawRect(40, 574, 940, 40, paint.tread) +
        drawStroke(ridges, darken(paint.tread, 0.7), 5, 'stroke-opacity=".8"') +
        (design.cushioned ? drawPath(`M60 ${500 - rise}Q300 560 460 560L80 562Z`, paint.accent, 'fill-opacity=".9"') : ''),
      `clip-path="${sheet.clip(d)}"`,
    ),
    drawSculpted(sheet, d, 10, [
      drawSoftStroke('M60 600H940', '#05070b', 36, 0.45),
      drawSoftStroke(createSpline(top.map((p): Point => [p[0], p[1] + 14])), '#ffffff', 14, 0.6),
    ]),
    drawStroke(createSpline(top), '#ffffff', 3, 'stroke-opacity=".8"'),
  ].join('');
}
