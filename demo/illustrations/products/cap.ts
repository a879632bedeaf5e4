import { darken } from '../color.ts';
import { createSpline, type Point } from '../geometry.ts';
import type { Brand, Paint } from '../palette.ts';
import { drawEllipse, group, drawPath, drawStroke, type Sheet } from '../sheet.ts';
import { drawSoftEllipse, drawSoftStroke } from '../soft.ts';
import { drawPanel, drawSculpted, drawSeam, drawSewnMark, type Material } from './material.ts';

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
  const d = createSpline(crown, true);
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
  const p = createSpline(peak, true);
  const front = design.panels
    ? drawPanel(
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
        { color: paint.panel, material: design.material, raised: 2, stitch: paint.trim },
      )
    : '';
  return [
    drawSoftEllipse(560, 860, 340, 28, '#0b1018', 0.45)(sheet, 18),
    drawPath('M206 756Q300 830 440 800L470 770Q330 790 206 740Z', darken(paint.base, 0.6)),
    drawPanel(sheet, crown, { color: paint.base, material: design.material }),
    group(
      front +
        drawSeam(
          [
            [480, t],
            [410, 560],
            [400, 800],
          ],
          paint.base,
          paint.trim,
        ) +
        drawSeam(
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
          .map(([x, y]) =>
            drawEllipse(x as number, y as number, 9, 8, darken(paint.base, 0.7), `stroke="${paint.accent}" stroke-width="4"`),
          )
          .join(''),
      `clip-path="${sheet.clip(d)}"`,
    ),
    drawSculpted(sheet, d, 26, [
      drawSoftEllipse(400, t + 130, 120, 80, '#ffffff', 0.36),
      drawSoftStroke('M180 600L214 840', '#05070b', 44, 0.5),
      drawSoftStroke('M200 780Q460 830 720 740', '#05070b', 60, 0.5),
      drawSoftStroke(`M710 ${t}L735 780`, '#05070b', 90, 0.34),
    ]),
    drawEllipse(500, t, 20, 9, paint.accent),
    drawPanel(sheet, peak, { color: paint.panel, material: design.material, raised: 4 }),
    group(
      [0, 1, 2, 3].map((i) =>
        drawStroke(
          `M${440 + i * 24} ${790 + i * 6}Q600 ${770 + i * 16} ${724 + i * 22} ${738 + i * 20}Q${800 + i * 14} ${780 + i * 14 - design.flat} 860 ${846 - design.flat}`,
          paint.trim,
          1.8,
          'stroke-dasharray="6 4" stroke-opacity=".7"',
        ),
      ),
      `clip-path="${sheet.clip(p)}"`,
    ),
    drawSculpted(sheet, p, 12, [
      drawSoftStroke('M420 776Q580 750 720 716', '#05070b', 30, 0.5),
      drawSoftStroke(`M740 760Q830 780 870 ${820 - design.flat}`, '#ffffff', 16, 0.35),
      drawSoftStroke(`M560 836Q740 870 880 ${884 - design.flat}`, '#05070b', 20, 0.5),
    ]),
    drawSewnMark(design.brand, 530, 600, 84, paint.accent),
  ].join('');
}
