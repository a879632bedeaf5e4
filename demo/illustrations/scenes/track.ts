import { drawPath, drawRect, drawStroke, type Sheet } from '../sheet.ts';
import { golden } from './airs.ts';
import { drawClouds, drawFinish, drawMist, drawSky, type Air } from './atmosphere.ts';
import { drawWalker } from './figures.ts';

export function drawTrack(sheet: Sheet, people = true): void {
  const { width: w, height: h } = sheet;
  const air: Air = {
    ...golden,
    sky: [
      [0, '#7aa3bf'],
      [0.5, '#dbe2da'],
      [1, '#ffe2b4'],
    ],
    at: [0.8, 0.34],
  };
  const vx = w * 0.66;
  const horizon = h * 0.44;
  const lanes = [-9, -6.4, -4, -1.8, 0.4, 2.6, 5.2, 8]
    .map((k) => `M${vx + k * 3} ${horizon}L${vx + k * w * 0.15 - 9} ${h * 1.02}L${vx + k * w * 0.15 + 9} ${h * 1.02}Z`)
    .join('');
  const seats = Array.from({ length: 9 }, (_, i) => `M0 ${horizon - 84 + i * 8}L${w} ${horizon - 44 + i * 4}`).join('');
  const poles = [0.07, 0.3, 0.53, 0.93].map((x) => Math.round(w * x));
  const rise = Math.round(h * 0.25);
  const masts = poles.map((x) => `M${x} ${Math.round(horizon)}v${-rise}`).join('');
  const lamps = poles.map((x) => `M${x - 34} ${Math.round(horizon) - rise - 30}h68l-6 32h-56Z`).join('');
  let trees = '';
  for (let mirrorX = -20; mirrorX <= w; mirrorX += 46) {
    const r = Math.round(sheet.random.between(26, 44));
    trees += `M${mirrorX - r} ${Math.round(horizon - 96 + (mirrorX / w) * 44)}a${r} ${r} 0 0 1 ${2 * r} 0v30h${-2 * r}Z`;
  }
  sheet.add(
    drawSky(sheet, air),
    drawClouds(sheet, '#ffffff', 0.06, 0.28, 7, 0.75),
    drawPath(trees, '#7f9a92'),
    drawStroke(masts, '#5d6f7c', 6),
    drawPath(lamps, '#46545f'),
    drawPath(
      `M0 ${horizon - 96}L${w} ${horizon - 52}V${horizon + 10}H0Z`,
      sheet.linear([
        [0, '#8295a2'],
        [1, '#c3c7c0'],
      ]),
    ),
    drawStroke(seats, '#4b5c6b', 2.4, 'stroke-opacity=".4"'),
    drawPath(`M0 ${horizon - 120}L${w * 0.5} ${horizon - 92}L${w * 0.5} ${horizon - 80}L0 ${horizon - 100}Z`, '#48535e'),
    drawRect(
      0,
      horizon - 4,
      w,
      h,
      sheet.linear([
        [0, '#a9b888'],
        [0.3, '#6f8d5c'],
        [1, '#2f4a33'],
      ]),
    ),
    drawMist(sheet, horizon - h * 0.1, h * 0.16, '#fff0d2', 0.7),
    drawPath(
      `M${vx - 30} ${horizon + 8}L${vx + 30} ${horizon + 8}L${w * 1.9} ${h * 1.1}H${-w * 0.9}Z`,
      sheet.linear(
        [
          [0, '#e8a483'],
          [0.25, '#cc5a3a'],
          [1, '#7d2a1e'],
        ],
        [0, horizon, 0, h],
        'user',
      ),
    ),
    drawPath(`M${vx - 30} ${horizon + 8}L${vx + 30} ${horizon + 8}L${w * 1.9} ${h * 1.1}H${-w * 0.9}Z`, sheet.grain('0.5', 0.4)),
    drawPath(
      lanes,
      sheet.linear(
        [
          [0, '#fff3e2', 0.5],
          [1, '#ffffff', 0.95],
        ],
        [0, horizon, 0, h],
        'user',
      ),
    ),
    drawRect(
      0,
      0,
      w,
      h,
      sheet.radial(
        [
          [0, '#fff2cf', 0.5],
          [1, '#fff2cf', 0],
        ],
        [w * 0.8, h * 0.34, w * 0.5],
        'user',
      ),
    ),
    people
      ? drawPath(
          `M${w * 0.72} ${h * 0.72}L${w * 0.58} ${h * 0.78}L${w * 0.6} ${h * 0.79}L${w * 0.73} ${h * 0.73}Z`,
          '#2a0f0c',
          'fill-opacity=".5"',
        )
      : '',
    people ? drawWalker(w * 0.72, h * 0.73, Math.min(w, h) * 0.24, '#1f2b4f', '#fff0cc') : '',
    drawFinish(sheet, 0.34),
  );
}
