import { lighten } from '../colour.ts';
import { ellipse, path, rect, stroke, type Sheet } from '../sheet.ts';
import { golden } from './airs.ts';
import { drawClouds, drawFinish, drawRays, drawSky } from './atmosphere.ts';

export function drawCourt(sheet: Sheet): void {
  const { width: w, height: h } = sheet;
  const horizon = h * 0.5;
  const floor = `M0 ${horizon}H${w}V${h}H0Z`;
  const fence = sheet.pattern(
    34,
    34,
    '<path d="M0 17L17 0L34 17L17 34Z" fill="none" stroke="#f3f0e6" stroke-opacity=".26" stroke-width="1.6"/>',
  );
  sheet.add(
    drawSky(sheet, {
      ...golden,
      sky: [
        [0, '#5c8fc0'],
        [0.6, '#bcd3dc'],
        [1, '#f6e7cc'],
      ],
      at: [0.24, 0.2],
    }),
    drawClouds(sheet, '#ffffff', 0.06, 0.3, 7, 0.8),
    rect(
      0,
      horizon - h * 0.16,
      w,
      h * 0.16,
      sheet.linear([
        [0, '#6b8c72'],
        [1, '#355a4b'],
      ]),
    ),
    rect(0, horizon - h * 0.3, w, h * 0.3, fence),
    path(
      floor,
      sheet.linear([
        [0, '#6f86e6'],
        [0.4, '#3350cf'],
        [1, '#1b2c86'],
      ]),
    ),
    path(floor, sheet.grain('0.6', 0.34)),
    path(`M${w * 0.44} ${horizon}L${w * 0.98} ${horizon}L${w * 1.3} ${h}L${w * 0.3} ${h}Z`, '#d8693f', 'fill-opacity=".94"'),
    stroke(
      `M${w * 0.44} ${horizon}L${w * 0.3} ${h}M${w * 0.98} ${horizon}L${w * 1.3} ${h}M0 ${h * 0.62}H${w}`,
      '#fff7e6',
      9,
      'stroke-opacity=".95"',
    ),
    `<ellipse cx="${w * 0.71}" cy="${h * 0.8}" rx="${w * 0.16}" ry="${h * 0.085}" fill="none" stroke="#fff7e6" stroke-width="9"/>`,
    path(`M${w * 0.02} ${h * 0.62}L${w * 0.34} ${h * 0.56}L${w * 0.6} ${h}L${w * 0.1} ${h}Z`, '#0b1030', 'fill-opacity=".2"'),
    rect(w * 0.706, horizon - h * 0.34, 12, h * 0.37, '#2b2f3a'),
    rect(w * 0.706 + 2, horizon - h * 0.34, 3, h * 0.37, '#ffffff', 'fill-opacity=".5"'),
    path(`M${w * 0.71 - 92} ${horizon - h * 0.42}H${w * 0.71 + 104}V${horizon - h * 0.26}H${w * 0.71 - 92}Z`, lighten('#ece8de', 0.2)),
    stroke(`M${w * 0.71 - 36} ${horizon - h * 0.36}H${w * 0.71 + 48}V${horizon - h * 0.275}H${w * 0.71 - 36}Z`, '#d8693f', 6),
    ellipse(w * 0.71 + 6, horizon - h * 0.265, 42, 9, 'none', 'stroke="#e2472b" stroke-width="6"'),
    stroke(`M${w * 0.71 - 34} ${horizon - h * 0.26}l14 46h52l14 -46m-62 0l10 46m22 -46l-8 46`, '#ffffff', 2.4, 'stroke-opacity=".8"'),
    drawRays(sheet, w * 0.1, -h * 0.3, '#fff3d6', 0.22, 5),
    drawFinish(sheet, 0.34),
  );
}
