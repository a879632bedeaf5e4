import { mix } from '../colour.ts';
import { path, rect, stroke, type Sheet } from '../sheet.ts';
import { drawFinish, drawRays } from './atmosphere.ts';
import { drawWalker } from './figures.ts';

export function drawUnderpass(sheet: Sheet): void {
  const { width: w, height: h } = sheet;
  const cx = w * 0.62;
  const top = h * 0.16;
  const steps: string[] = [];
  for (let i = 0; i < 12; i += 1) {
    const t = i / 12;
    const y = h * (0.5 + t ** 1.35 * 0.52);
    const y2 = h * (0.5 + ((i + 1) / 12) ** 1.35 * 0.52);
    const half = w * (0.1 + t * 0.34);
    const half2 = w * (0.1 + ((i + 1) / 12) * 0.34);
    const mid = y + (y2 - y) * 0.42;
    steps.push(
      path(`M${cx - half} ${y}H${cx + half}L${cx + half2} ${mid}H${cx - half2}Z`, mix('#fff0cc', '#8d8f98', t ** 0.6)) +
        path(`M${cx - half2} ${mid}H${cx + half2}V${y2 + 2}H${cx - half2}Z`, mix('#9a8f86', '#22252e', t ** 0.7)) +
        stroke(`M${cx - half2} ${mid}H${cx + half2}`, '#fff6de', 2.4, 'stroke-opacity=".7"'),
    );
  }
  const tiles = sheet.pattern(
    64,
    30,
    '<path d="M0 .5H64M.5 0V15M32.500 15V30M0 15.500H64" stroke="#0d0f14" stroke-opacity=".4" stroke-width="2"/><path d="M0 2.500H64M0 17.500H64" stroke="#fff" stroke-opacity=".08"/>',
  );
  const sides = `M0 0H${cx - w * 0.1}V${h * 0.5}L${cx - w * 0.46} ${h * 1.05}H0ZM${w} 0H${cx + w * 0.1}V${h * 0.5}L${cx + w * 0.46} ${h * 1.05}H${w}Z`;
  sheet.add(
    rect(0, 0, w, h, '#20232c'),
    path(
      `M${cx - w * 0.1} ${top}H${cx + w * 0.1}V${h * 0.5}H${cx - w * 0.1}Z`,
      sheet.linear([
        [0, '#8fb2c4'],
        [0.5, '#ffe3b4'],
        [1, '#fff3d6'],
      ]),
    ),
    path(
      sides,
      sheet.linear(
        [
          [0, '#3a3e49'],
          [0.55, '#6a6661'],
          [1, '#2a2d36'],
        ],
        [0, 0, 1, 0],
      ),
    ),
    path(sides, tiles),
    path(
      `M0 0H${w}L${cx + w * 0.1} ${top}H${cx - w * 0.1}Z`,
      sheet.linear([
        [0, '#14161c'],
        [1, '#3f434e'],
      ]),
    ),
    stroke(`M${w * 0.06} ${h * 0.02}L${cx - w * 0.07} ${top - 4}`, '#d4ee2a', 12, 'stroke-opacity=".95"'),
    stroke(`M${w * 0.06} ${h * 0.02}L${cx - w * 0.07} ${top - 4}`, '#d4ee2a', 40, `stroke-opacity=".35" filter="${sheet.blur(16, true)}"`),
    steps.join(''),
    stroke(
      `M${cx - w * 0.1} ${h * 0.42}L${cx - w * 0.4} ${h * 0.84}M${cx + w * 0.1} ${h * 0.42}L${cx + w * 0.4} ${h * 0.84}`,
      '#c9c3b4',
      9,
    ),
    stroke(
      `M${cx - w * 0.1} ${h * 0.42}L${cx - w * 0.4} ${h * 0.84}M${cx + w * 0.1} ${h * 0.42}L${cx + w * 0.4} ${h * 0.84}`,
      '#ffffff',
      2.5,
      'stroke-opacity=".8" transform="translate(0 -2)"',
    ),
    drawRays(sheet, cx, h * 0.2, '#fff0c8', 0.26, 5),
    rect(
      0,
      0,
      w,
      h,
      sheet.radial(
        [
          [0, '#fff3d6', 0.7],
          [0.4, '#ffe0a8', 0.2],
          [1, '#ffe0a8', 0],
        ],
        [cx, h * 0.36, w * 0.42],
        'user',
      ),
    ),
    drawWalker(cx + w * 0.03, h * 0.68, Math.min(w, h) * 0.3, '#262a34', '#fff3d6'),
    drawFinish(sheet, 0.5),
  );
}
