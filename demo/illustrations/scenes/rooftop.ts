import { mixColors } from '../color.ts';
import { drawEllipse, drawPath, drawRect, drawStroke, type Sheet } from '../sheet.ts';
import { drawSoftStroke } from '../soft.ts';
import { drawFinish, drawMist, drawSky, drawStars, type Air } from './atmosphere.ts';
import { drawWalker } from './figures.ts';

export function drawRooftopNight(sheet: Sheet, people = true): void {
  const { width: w, height: h, random } = sheet;
  const air: Air = {
    sky: [
      [0, '#080d1f'],
      [0.4, '#1c2450'],
      [0.64, '#5a3f7a'],
      [0.8, '#c76a6e'],
      [1, '#f0a46a'],
    ],
    sun: '#ff9f7a',
    haze: '#8a5480',
    far: '#4f3d74',
    near: '#0b0d18',
    at: [0.62, 0.74],
    glow: 0.6,
  };
  const parts = [drawSky(sheet, air), drawStars(sheet, 0.4, 90)];
  for (let layer = 0; layer < 4; layer += 1) {
    const t = layer / 3;
    const color = mixColors(air.far, air.near, t);
    let skyline = `M0 ${h}`;
    let windows = '';
    for (let mirrorX = -20; mirrorX < w;) {
      const width = Math.round(random.between(40, 110) * (0.7 + t * 0.7));
      const y = Math.round(h * (0.78 - random.next() ** 1.6 * (0.4 - t * 0.16) + t * 0.1));
      skyline += `L${mirrorX} ${y}L${mirrorX + width} ${y}`;
      for (let k = 0; k < 9 + t * 4; k += 1)
        windows += `M${Math.round(mirrorX + 8 + random.next() * (width - 18))} ${Math.round(y + 12 + ((random.next() * h * 0.26) / 12) * 12)}v7`;
      mirrorX += width;
    }
    parts.push(
      drawPath(
        `${skyline}L${w} ${h}Z`,
        sheet.linear(
          [
            [0, color],
            [1, mixColors(color, air.haze, 0.55 * (1 - t))],
          ],
          [0, h * 0.4, 0, h * 0.95],
          'user',
        ),
      ),
      drawStroke(
        windows,
        ['#ffcf9a', '#ffd9a0', '#ffe3ae', '#fff0c8'][layer] as string,
        3 + t * 2.4,
        `stroke-opacity="${(0.4 + t * 0.4).toFixed(2)}"`,
      ),
      drawMist(sheet, h * 0.66, h * 0.26, air.haze, 0.4 * (1 - t)),
    );
  }
  const roof = h * 0.88;
  sheet.add(
    ...parts,
    drawRect(
      0,
      roof,
      w,
      h - roof,
      sheet.linear([
        [0, '#2c2a3c'],
        [1, '#0c0d16'],
      ]),
    ),
    drawRect(0, roof - 22, w, 24, '#191a29'),
    drawStroke(`M0 ${roof - 22}H${w}`, '#ffb48a', 2.4, 'stroke-opacity=".7"'),
    drawEllipse(
      w * 0.7,
      roof + 50,
      w * 0.3,
      30,
      sheet.radial([
        [0, '#d4ee2a', 0.32],
        [1, '#d4ee2a', 0],
      ]),
    ),
    drawRect(w * 0.855, roof - 200, 10, 200, '#11121d'),
    drawStroke(`M${w * 0.79} ${roof - 200}h${w * 0.14}`, '#d4ee2a', 7),
    drawSoftStroke(`M${w * 0.79} ${roof - 200}h${w * 0.14}`, '#d4ee2a', 30, 0.5)(sheet, 13),
    people ? drawWalker(w * 0.7, roof + 24, Math.min(w, h) * 0.27, '#1a1d2b', '#ffb98a') : '',
    drawFinish(sheet, 0.5),
  );
}
