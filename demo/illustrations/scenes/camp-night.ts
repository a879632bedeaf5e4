import { createSpline } from '../geometry.ts';
import { drawEllipse, group, drawPath, drawStroke, type Sheet } from '../sheet.ts';
import { drawSoftEllipse } from '../soft.ts';
import { night } from './airs.ts';
import { drawFinish, drawMist, drawSky, drawStars } from './atmosphere.ts';
import { drawHiker } from './figures.ts';
import { drawForest, drawRidge } from './terrain.ts';

export function drawCampNight(sheet: Sheet): void {
  const { width: w, height: h } = sheet;
  const mirrorX = w * 0.66;
  const y = h * 0.86;
  const s = Math.min(w, h) * 0.0011;
  const hiker = mirrorX - 300 * s;
  const clearing = 95 * s + w * 0.025;
  const tent = createSpline(
    [
      [-190, 0, 1],
      [-120, -96],
      [-20, -170],
      [60, -170],
      [150, -90],
      [210, 0, 1],
    ],
    true,
  );
  const glow = sheet.radial(
    [
      [0, '#fff0c0'],
      [0.45, '#ffbe62'],
      [1, '#b1521f'],
    ],
    [0.45, 0.85, 0.8],
  );
  sheet.add(
    drawSky(sheet, night),
    group(
      drawSoftEllipse(0, 0, Math.max(w, h) * 0.42, h * 0.07, '#7f9bd0', 0.4)(sheet, h * 0.05) +
        drawSoftEllipse(w * 0.04, -h * 0.01, Math.max(w, h) * 0.24, h * 0.03, '#c7c6ee', 0.5)(sheet, h * 0.05),
      `transform="translate(${Math.round(w * 0.36)} ${Math.round(h * 0.22)}) rotate(-24)"`,
    ),
    drawStars(sheet, 0.66, 420),
    drawRidge(sheet, {
      base: h * 0.74,
      swing: h * 0.36,
      color: '#142640',
      foot: '#1d3655',
      summits: Math.max(2, Math.round((w / h) * 2.4)),
      snow: '#587ba4',
      litStrength: 0.5,
    }),
    drawMist(sheet, h * 0.64, h * 0.2, '#3d608a', 0.42),
    drawForest(sheet, {
      ground: (t) => h * (0.8 - 0.02 * Math.sin(t * 5) + (Math.abs(t * w - hiker) < clearing ? 0.2 : 0)),
      height: h * 0.14,
      count: Math.round(w / 30),
      color: '#11233a',
      foot: '#1a3150',
    }),
    drawPath(
      createSpline(
        [
          [-20, h * 0.88],
          [w * 0.3, h * 0.85],
          [mirrorX, h * 0.84],
          [w + 20, h * 0.87],
          [w + 20, h + 20, 1],
          [-20, h + 20, 1],
        ],
        true,
      ),
      sheet.linear([
        [0, '#12202c'],
        [1, '#05090f'],
      ]),
    ),
    drawEllipse(
      mirrorX,
      y + 10,
      520 * s,
      90 * s,
      sheet.radial([
        [0, '#ffb45c', 0.75],
        [1, '#ffb45c', 0],
      ]),
    ),
    drawEllipse(
      mirrorX,
      y - 70 * s,
      480 * s,
      340 * s,
      sheet.radial([
        [0, '#ffb45c', 0.42],
        [1, '#ffb45c', 0],
      ]),
    ),
    group(
      drawPath(tent, glow) +
        drawPath('M-20 -170Q60 -90 84 0H-190Q-110 -60 -20 -170Z', '#fff3cf', 'fill-opacity=".2"') +
        drawPath('M10 0Q14 -90 34 -128Q64 -80 76 0Z', '#6b2c12', 'fill-opacity=".55"') +
        drawStroke('M-20 -170Q60 -90 84 0M60 -170Q-70 -80 -120 0M60 -170Q110 -80 150 0', '#8b3f18', 3.5, 'stroke-opacity=".8"') +
        drawStroke(tent, '#ffe2a4', 2.5, 'stroke-opacity=".7"') +
        drawStroke('M-190 0L-240 14M210 0L262 14', '#8ba0b4', 2),
      `transform="translate(${Math.round(mirrorX)} ${Math.round(y)}) scale(${s.toFixed(3)})"`,
    ),
    drawHiker(sheet, hiker, y + 22 * s, 175 * s, '#a8482a', '#36525e', '#ffd08a', 1),
    drawForest(sheet, {
      ground: (t) => h * (t > 0.16 && t < 0.93 ? 1.5 : 0.99),
      height: h * 0.24,
      count: 11,
      color: '#060b12',
      foot: '#04070c',
    }),
    drawFinish(sheet, 0.5),
  );
}
