import { lighten } from '../color.ts';
import { createPolyline } from '../geometry.ts';
import { drawEllipse, drawPath, drawRect, drawStroke, type Sheet } from '../sheet.ts';
import { drawSoftEllipse } from '../soft.ts';
import { golden } from './airs.ts';
import { drawClouds, drawFinish, drawRays, drawSky } from './atmosphere.ts';

export function drawCourt(sheet: Sheet): void {
  const { width: w, height: h } = sheet;
  const horizon = h * 0.5;
  const floor = `M0 ${horizon}H${w}V${h}H0Z`;
  const hoop = Math.round(w * 0.706);
  const foot = Math.round(horizon + h * 0.03);
  const ring = Math.min(w * 0.16, h * 0.3);
  const ball = [Math.round(w * 0.6), Math.round(h * 0.885)] as const;
  const posts = Array.from(
    { length: Math.round(w / 190) + 1 },
    (_, i) => `M${i * 190 + 60} ${Math.round(horizon - h * 0.3)}V${Math.round(horizon)}`,
  );
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
    drawRect(
      0,
      horizon - h * 0.16,
      w,
      h * 0.16,
      sheet.linear([
        [0, '#6b8c72'],
        [1, '#355a4b'],
      ]),
    ),
    drawRect(0, horizon - h * 0.3, w, h * 0.3, fence),
    drawStroke(`M0 ${Math.round(horizon - h * 0.3)}H${w}${posts.join('')}`, '#33454a', 5, 'stroke-opacity=".75"'),
    drawPath(
      floor,
      sheet.linear([
        [0, '#6f86e6'],
        [0.4, '#3350cf'],
        [1, '#1b2c86'],
      ]),
    ),
    drawPath(floor, sheet.grain('0.6', 0.34)),
    drawPath(`M${w * 0.44} ${horizon}L${w * 0.98} ${horizon}L${w * 1.3} ${h}L${w * 0.3} ${h}Z`, '#d8693f', 'fill-opacity=".94"'),
    drawStroke(
      `M${w * 0.44} ${horizon}L${w * 0.3} ${h}M${w * 0.98} ${horizon}L${w * 1.3} ${h}M0 ${h * 0.62}H${w}`,
      '#fff7e6',
      9,
      'stroke-opacity=".95"',
    ),
    `<ellipse cx="${Math.round(w * 0.71)}" cy="${Math.round(h * 0.78)}" rx="${Math.round(ring)}" ry="${Math.round(ring * 0.3)}" fill="none" stroke="#fff7e6" stroke-width="9"/>`,
    drawPath(
      createPolyline(
        [
          [hoop, foot],
          [hoop + 12, foot],
          [hoop + h * 0.34, foot + h * 0.2],
          [hoop + h * 0.34 - 16, foot + h * 0.2],
        ],
        true,
      ) +
        createPolyline(
          [
            [hoop + h * 0.26, foot + h * 0.185],
            [hoop + h * 0.52, foot + h * 0.22],
            [hoop + h * 0.6, foot + h * 0.27],
            [hoop + h * 0.32, foot + h * 0.235],
          ],
          true,
        ),
      '#0b1030',
      'fill-opacity=".3"',
    ),
    drawRect(w * 0.706, horizon - h * 0.34, 12, h * 0.37, '#2b2f3a'),
    drawRect(w * 0.706 + 2, horizon - h * 0.34, 3, h * 0.37, '#ffffff', 'fill-opacity=".5"'),
    drawPath(`M${w * 0.71 - 92} ${horizon - h * 0.42}H${w * 0.71 + 104}V${horizon - h * 0.26}H${w * 0.71 - 92}Z`, lighten('#ece8de', 0.2)),
    drawStroke(`M${w * 0.71 - 36} ${horizon - h * 0.36}H${w * 0.71 + 48}V${horizon - h * 0.275}H${w * 0.71 - 36}Z`, '#d8693f', 6),
    drawEllipse(w * 0.71 + 6, horizon - h * 0.265, 42, 9, 'none', 'stroke="#e2472b" stroke-width="6"'),
    drawStroke(`M${w * 0.71 - 34} ${horizon - h * 0.26}l14 46h52l14 -46m-62 0l10 46m22 -46l-8 46`, '#ffffff', 2.4, 'stroke-opacity=".8"'),
    drawSoftEllipse(ball[0] + 34, ball[1] + 38, 50, 9, '#0b1030', 0.55)(sheet, 6),
    drawEllipse(
      ball[0],
      ball[1],
      40,
      40,
      sheet.radial(
        [
          [0, '#ffb070'],
          [0.55, '#d96f2c'],
          [1, '#8a3a14'],
        ],
        [0.35, 0.3, 0.75],
      ),
    ),
    drawStroke(
      `M${ball[0] - 40} ${ball[1] - 4}Q${ball[0]} ${ball[1] + 14} ${ball[0] + 40} ${ball[1] - 6}M${ball[0] - 8} ${ball[1] - 39}Q${ball[0] + 12} ${ball[1]} ${ball[0] - 4} ${ball[1] + 40}M${ball[0] - 31} ${ball[1] - 26}Q${ball[0] - 6} ${ball[1] + 4} ${ball[0] - 29} ${ball[1] + 28}M${ball[0] + 28} ${ball[1] - 28}Q${ball[0] + 10} ${ball[1] + 4} ${ball[0] + 30} ${ball[1] + 26}`,
      '#3a1608',
      2.6,
      'stroke-opacity=".75"',
    ),
    drawRays(sheet, w * 0.1, -h * 0.3, '#fff3d6', 0.22, 5),
    drawFinish(sheet, 0.34),
  );
}
