import { mixColors } from '../color.ts';
import { group, drawPath, drawRect, drawStroke, type Sheet } from '../sheet.ts';
import { drawSoftStroke } from '../soft.ts';
import { drawFinish } from './atmosphere.ts';
import { drawWalker } from './figures.ts';

/** Rows of tiles on both walls, in perspective towards the opening. */
function drawCourses(cx: number, gap: number, top: number, w: number, h: number): string {
  let lines = '';
  for (const [edge, mouth] of [
    [0, cx - gap],
    [w, cx + gap],
  ] as const) {
    for (let i = 1; i < 22; i += 1) {
      const t = i / 22;
      lines += `M${edge} ${Math.round(h * (t * 1.8 - 0.3))}L${Math.round(mouth)} ${Math.round(top + (h * 0.5 - top) * t)}`;
    }
    for (let k = 1; k < 9; k += 1) {
      const mirrorX = Math.round(mouth + (edge - mouth) * (k / 9) ** 1.7);
      lines += `M${mirrorX} 0V${h}`;
    }
  }
  return (
    drawStroke(lines, '#0d0f14', 2.2, 'stroke-opacity=".3"') +
    drawStroke(lines, '#ffffff', 1.2, 'stroke-opacity=".07" transform="translate(1 2)"')
  );
}

export function drawUnderpass(sheet: Sheet): void {
  const { width: w, height: h } = sheet;
  const tall = w / h < 1.15;
  const cx = w * (tall ? 0.56 : 0.62);
  const gap = tall ? w * 0.17 : w * 0.1;
  const reach = tall ? w * 0.4 : w * 0.36;
  const top = h * (tall ? 0.2 : 0.16);
  const drawRail = (s: 1 | -1): string => `${Math.round(cx + s * (gap + reach * 0.86))} ${Math.round(h * 0.84)}`;
  const steps: string[] = [];
  for (let i = 0; i < 12; i += 1) {
    const t = i / 12;
    const y = h * (0.5 + t ** 1.35 * 0.52);
    const y2 = h * (0.5 + ((i + 1) / 12) ** 1.35 * 0.52);
    const half = gap + t * reach;
    const half2 = gap + ((i + 1) / 12) * reach;
    const mid = y + (y2 - y) * 0.42;
    steps.push(
      drawPath(`M${cx - half} ${y}H${cx + half}L${cx + half2} ${mid}H${cx - half2}Z`, mixColors('#fff0cc', '#8d8f98', t ** 0.6)) +
        drawPath(`M${cx - half2} ${mid}H${cx + half2}V${y2 + 2}H${cx - half2}Z`, mixColors('#9a8f86', '#22252e', t ** 0.7)) +
        drawStroke(`M${cx - half2} ${mid}H${cx + half2}`, '#fff6de', 2.4, 'stroke-opacity=".7"'),
    );
  }
  const courses = drawCourses(cx, gap, top, w, h);
  const neon = `M${Math.round(w * 0.06)} ${Math.round(h * 0.02)}L${Math.round(cx - gap * 0.7)} ${Math.round(top - 4)}`;
  const sides = `M0 0H${cx - gap}V${h * 0.5}L${cx - gap - reach} ${h * 1.05}H0ZM${w} 0H${cx + gap}V${h * 0.5}L${cx + gap + reach} ${h * 1.05}H${w}Z`;
  sheet.add(
    drawRect(0, 0, w, h, '#20232c'),
    drawPath(
      `M${cx - gap} ${top}H${cx + gap}V${h * 0.5}H${cx - gap}Z`,
      sheet.linear([
        [0, '#8fb2c4'],
        [0.5, '#ffe3b4'],
        [1, '#fff3d6'],
      ]),
    ),
    drawPath(
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
    group(courses, `clip-path="${sheet.clip(sides)}"`),
    drawPath(
      `M0 0H${w}L${cx + gap} ${top}H${cx - gap}Z`,
      sheet.linear([
        [0, '#14161c'],
        [1, '#3f434e'],
      ]),
    ),
    drawStroke(neon, '#d4ee2a', 12, 'stroke-opacity=".95"'),
    drawSoftStroke(neon, '#d4ee2a', 40, 0.35)(sheet, 16),
    steps.join(''),
    drawStroke(`M${cx - gap} ${h * 0.42}L${drawRail(-1)}M${cx + gap} ${h * 0.42}L${drawRail(1)}`, '#c9c3b4', 9),
    drawStroke(
      `M${cx - gap} ${h * 0.42}L${drawRail(-1)}M${cx + gap} ${h * 0.42}L${drawRail(1)}`,
      '#ffffff',
      2.5,
      'stroke-opacity=".8" transform="translate(0 -2)"',
    ),
    drawPath(
      `M${cx - gap} ${h * 0.5}H${cx + gap}L${cx + gap * 2.1} ${h}H${cx - gap * 2.1}Z`,
      sheet.linear([
        [0, '#fff0c8', 0.5],
        [1, '#fff0c8', 0],
      ]),
    ),
    drawRect(
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
