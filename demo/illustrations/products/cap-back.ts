import { darken } from '../color.ts';
import { createSpline, createSymmetricOutline } from '../geometry.ts';
import type { Paint } from '../palette.ts';
import { drawEllipse, group, drawPath, drawRect, drawStroke, type Sheet } from '../sheet.ts';
import { drawSoftEllipse, drawSoftStroke } from '../soft.ts';
import type { Design } from './design.ts';
import { drawPanel, drawSculpted, drawSeam } from './material.ts';

/** A peaked cap from behind: the opening and the strap that adjusts it. */
export function drawCapBack(sheet: Sheet, design: Extract<Design, { form: 'cap' }>['spec'], paint: Paint): string {
  const t = 430 - design.height;
  const crown = createSymmetricOutline(
    [
      [462, t],
      [580, t + 26],
      [680, t + 130],
      [716, 650],
      [720, 790, 1],
      [462, 806],
    ],
    462,
  );
  const d = createSpline(crown, true);
  const opening = 'M340 806V770C340 690 392 640 462 640S584 690 584 770V806Z';
  const strap = 'M330 752Q462 782 594 752V806Q462 836 330 806Z';
  return [
    drawSoftEllipse(480, 830, 330, 28, '#0b1018', 0.45)(sheet, 18),
    drawPath('M236 780Q190 830 250 862Q462 900 674 862Q734 830 688 780Z', darken(paint.panel, 0.35)),
    drawPanel(sheet, crown, { color: paint.base, material: design.material }),
    group(
      [
        drawSeam(
          [
            [462, t],
            [462, 660],
          ],
          paint.base,
          paint.trim,
        ),
        drawSeam(
          [
            [450, t],
            [330, 560],
            [280, 800],
          ],
          paint.base,
          paint.trim,
        ),
        drawSeam(
          [
            [474, t],
            [594, 560],
            [644, 800],
          ],
          paint.base,
          paint.trim,
        ),
      ],
      `clip-path="${sheet.clip(d)}"`,
    ),
    drawSculpted(sheet, d, 26, [
      drawSoftEllipse(360, t + 140, 110, 90, '#ffffff', 0.34),
      drawSoftStroke('M196 560L206 820', '#05070b', 60, 0.5),
      drawSoftStroke(`M716 ${t + 60}L726 820`, '#05070b', 96, 0.42),
    ]),
    drawEllipse(462, t, 20, 9, paint.accent),
    drawPath(opening, darken(paint.panel, 0.72)),
    drawStroke('M340 800V770C340 690 392 640 462 640S584 690 584 770V800', paint.trim, 3, 'stroke-dasharray="7 5"'),
    drawPath(strap, paint.panel),
    drawStroke('M336 764Q462 794 588 764M336 796Q462 826 588 796', paint.trim, 2, 'stroke-dasharray="7 5"'),
    drawRect(486, 758, 54, 62, darken(paint.accent, 0.1), 'rx="8"'),
    drawRect(500, 772, 26, 34, darken(paint.panel, 0.5), 'rx="5"'),
  ].join('');
}
