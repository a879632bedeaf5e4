import { darken, mix } from '../colour.ts';
import { group, path, type Sheet } from '../sheet.ts';
import { golden } from './airs.ts';
import { drawClouds, drawFinish, drawMist, drawRays, drawSky } from './atmosphere.ts';
import { drawWalker } from './figures.ts';

/** Windows in perspective columns on one wall of a street; k < 0 is the left wall. */
function wall(sheet: Sheet, vx: number, vy: number, near: number, far: number, top: number, colour: string, lit: string): string {
  const { height: h, random } = sheet;
  const at = (t: number): number => near + (far - near) * t;
  const line = (edge: number, t: number): number => edge + (vy - edge) * Math.abs((at(t) - near) / (vx - near));
  const d = `M${at(0)} ${top}L${at(1)} ${line(top, 1)}L${at(1)} ${line(h * 1.05, 1)}L${at(0)} ${h * 1.05}Z`;
  const panes: string[] = [];
  for (let c = 0; c < 7; c += 1) {
    const a = 1 - (1 - c / 7) ** 1.6;
    const b = 1 - (1 - (c + 0.62) / 7) ** 1.6;
    for (let r = 0; r < 7; r += 1) {
      const y0 = top + (h * 0.86 - top) * ((r + 0.25) / 7);
      const y1 = top + (h * 0.86 - top) * ((r + 0.85) / 7);
      const pane = `M${Math.round(at(a))} ${Math.round(line(y0, a))}L${Math.round(at(b))} ${Math.round(line(y0, b))}L${Math.round(at(b))} ${Math.round(line(y1, b))}L${Math.round(at(a))} ${Math.round(line(y1, a))}Z`;
      panes.push(path(pane, random.next() > 0.7 ? lit : darken(colour, 0.4), `fill-opacity="${random.between(0.35, 0.8).toFixed(2)}"`));
    }
  }
  return (
    path(
      d,
      sheet.linear(
        [
          [0, colour],
          [1, mix(colour, golden.haze, 0.5)],
        ],
        [at(0), 0, at(1), 0],
        'user',
      ),
    ) + group(panes, `clip-path="${sheet.clip(d)}"`)
  );
}

export function drawCityGolden(sheet: Sheet): void {
  const { width: w, height: h } = sheet;
  const vx = w * 0.56;
  const vy = h * 0.56;
  const road = `M${vx - 12} ${vy}L${vx + 12} ${vy}L${w * 1.1} ${h * 1.1}L${w * -0.1} ${h * 1.1}Z`;
  const tall = Math.min(w, h) * 0.3;
  sheet.add(
    drawSky(sheet, golden, 44),
    drawClouds(sheet, '#fff0d4', 0.06, 0.3, 6, 0.6),
    wall(sheet, vx, vy, vx - w * 0.1, vx - w * 0.03, h * 0.12, '#d8a986', '#fff0c8'),
    wall(sheet, vx, vy, vx + w * 0.12, vx + w * 0.03, h * 0.16, '#c7906f', '#fff0c8'),
    wall(sheet, vx, vy, vx - w * 0.28, vx - w * 0.09, h * 0.02, '#a5786c', '#ffdf9c'),
    wall(sheet, vx, vy, vx + w * 0.27, vx + w * 0.1, -h * 0.05, '#8c6262', '#ffdf9c'),
    wall(sheet, vx, vy, -w * 0.02, vx - w * 0.26, -h * 0.34, '#4b3d4c', '#ffc878'),
    wall(sheet, vx, vy, w * 1.02, vx + w * 0.25, -h * 0.3, '#3d3342', '#ffb866'),
    path(
      road,
      sheet.linear([
        [0, '#ffd9a0'],
        [0.3, '#a5746a'],
        [1, '#2b2733'],
      ]),
    ),
    path(`M${vx - 2} ${vy + 10}L${vx + 2} ${vy + 10}L${w * 0.62} ${h * 1.1}L${w * 0.42} ${h * 1.1}Z`, '#fff0c8', 'fill-opacity=".34"'),
    [0.66, 0.72, 0.8, 0.91]
      .map((t, i) =>
        path(
          `M${vx - 90 * (i + 1)} ${h * t}H${vx + 110 * (i + 1)}L${vx + 116 * (i + 1)} ${h * (t + 0.014 * (i + 1))}H${vx - 98 * (i + 1)}Z`,
          '#fff3da',
          'fill-opacity=".28"',
        ),
      )
      .join(''),
    drawRays(sheet, vx, h * 0.5, '#fff0c4', 0.2, 7),
    drawMist(sheet, vy - h * 0.16, h * 0.34, golden.haze, 0.6),
    path(
      `M${w * 0.69} ${h * 0.9}L${w * 0.78} ${h * 1.06}L${w * 0.85} ${h * 1.06}L${w * 0.71} ${h * 0.9}Z`,
      '#17131c',
      'fill-opacity=".45"',
    ),
    drawWalker(w * 0.7, h * 0.9, tall, '#2b2f3a', '#ffe6b0'),
    drawWalker(w * 0.61, h * 0.74, tall * 0.45, '#5a3c3a', '#ffe6b0'),
    drawFinish(sheet, 0.42),
  );
}
