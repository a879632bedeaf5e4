import { darken, lighten } from '../../color.ts';
import { getPointAlong, offsetCurve, createSpline, type Point } from '../../geometry.ts';
import { drawEllipse, group, drawPath, drawRect, drawStroke, type Sheet } from '../../sheet.ts';
import { drawSoftStroke } from '../../soft.ts';
import type { Paint } from '../../palette.ts';
import { drawSculpted } from '../material.ts';
import type { ShoeShape } from './shoe-shape.ts';
import type { ShoeDesign } from './shoe-shapes.ts';

function drawLugs(bottom: readonly Point[], color: string, depth: number, count: number): string {
  const teeth: string[] = [];
  for (let i = 0; i < count; i += 1) {
    const [x, y] = getPointAlong(bottom, (i + 0.5) / count);
    const [nx, ny] = getPointAlong(bottom, (i + 0.9) / count);
    const half = Math.round(Math.max(9, Math.hypot(nx - x, ny - y) * 0.78));
    const angle = Math.atan2(ny - y, nx - x) * (180 / Math.PI) - 180;
    teeth.push(
      group(
        drawPath(`M${-half} -10L${-half + 3} ${depth}H${half - 6}L${half} -10Z`, darken(color, 0.25)) +
          drawPath(`M${-half} -10l3 ${depth + 10}h5L${-half + 6} -10Z`, lighten(color, 0.22), 'fill-opacity=".6"'),
        `transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(angle)})"`,
      ),
    );
  }
  return teeth.join('');
}

function drawSidewall(sheet: Sheet, design: ShoeDesign, paint: Paint, middle: readonly Point[]): string {
  const dark = darken(paint.sole, 0.55);
  const light = lighten(paint.sole, 0.8);
  const drawGroove = (d: string, width: number): string =>
    drawStroke(d, dark, width, 'stroke-opacity=".34"') +
    drawStroke(d, light, width * 0.6, `stroke-opacity=".8" transform="translate(0 ${width})"`);
  switch (design.sole) {
    case 'rocker':
      return (
        drawPath('M52 452C140 520 250 524 380 548C300 580 160 596 84 552Z', paint.accent, 'fill-opacity=".92"') +
        drawGroove('M60 470C180 536 330 532 480 552S800 566 960 478', 3.4) +
        drawGroove('M130 560C240 566 300 556 400 560', 2.4) +
        drawGroove('M560 566C680 572 790 558 880 530', 2.4)
      );
    case 'wave':
      return (
        [0, 1, 2, 3, 4]
          .map((i) =>
            drawGroove(
              `M${70 + i * 14} ${476 + i * 17}C${200 + i * 20} ${560 - i * 4} 300 ${500 + i * 10} ${420 + i * 10} ${534 + i * 8}S700 ${566 + i * 3} ${950 - i * 30} ${482 + i * 18}`,
              2.6,
            ),
          )
          .join('') +
        drawEllipse(250, 545, 66, 18, paint.accent, 'transform="rotate(6 250 545)"') +
        drawEllipse(250, 543, 50, 9, darken(paint.accent, 0.4), 'transform="rotate(6 250 545)"')
      );
    case 'cup': {
      const line = createSpline(offsetCurve(middle, 18));
      return (
        drawGroove(line, 2.4) +
        drawStroke(createSpline(offsetCurve(middle, 24)), dark, 1.8, 'stroke-dasharray="7 5" stroke-opacity=".5"') +
        group(
          drawRect(
            690,
            545,
            290,
            34,
            sheet.pattern(
              12,
              12,
              `<path d="M0 12L12 0" stroke="${dark}" stroke-opacity=".4" stroke-width="2.4"/><path d="M2 13L13 2" stroke="${light}" stroke-opacity=".7" stroke-width="1.6"/>`,
            ),
          ),
          '',
        )
      );
    }
    case 'foxed':
      return (
        drawStroke(createSpline(offsetCurve(middle, 30)), paint.accent, 6, 'stroke-opacity=".95"') +
        drawStroke(createSpline(offsetCurve(middle, 43)), paint.accent, 2.4, 'stroke-opacity=".8"') +
        drawRect(820, 500, 180, 66, sheet.pattern(9, 9, `<path d="M4.500 0L9 4.500L4.500 9L0 4.500Z" fill="${dark}" fill-opacity=".2"/>`))
      );
    case 'lug':
      return (
        drawGroove('M66 494C200 544 380 536 520 548S800 556 956 492', 3) +
        drawPath('M70 500C130 530 210 536 270 548L250 592L110 580Z', paint.accent, 'fill-opacity=".9"') +
        drawGroove('M120 556C220 566 300 562 380 566', 2.4)
      );
    case 'deep-lug':
      return (
        drawGroove('M72 506C240 528 420 534 600 536S860 530 962 494', 3) +
        drawPath('M470 520C540 532 620 534 690 530L670 556C610 562 540 560 490 552Z', paint.accent, 'fill-opacity=".9"')
      );
  }
}

/** Midsole and outsole, with their texture, volume and tread. */
export function drawSole(sheet: Sheet, shape: ShoeShape, design: ShoeDesign, paint: Paint): string {
  const raise = (points: readonly Point[]): Point[] =>
    points.map((p) => (p[2] === 1 ? [p[0], p[1] - design.lift, 1] : [p[0], p[1] - design.lift]));
  const top = raise(shape.soleTop);
  const outline = [...top, ...shape.soleBottom];
  const d = createSpline(outline, true);
  const heavy = design.sole === 'lug' || design.sole === 'deep-lug';
  const treadDepth = design.sole === 'cup' || design.sole === 'foxed' ? 15 : 24;
  const ground = shape.soleBottom.slice(1, -1);
  const inner = offsetCurve(ground, treadDepth).map((p, i, all): Point => [
    p[0],
    i === 0 || i === all.length - 1 ? (ground[i]?.[1] ?? p[1]) : p[1],
  ]);
  const tread = createSpline([...ground, ...inner.slice(1, -1).toReversed()], true);
  const parts: string[] = [];
  if (heavy)
    parts.push(drawLugs(shape.soleBottom.slice(1, -1), paint.tread, design.sole === 'lug' ? 17 : 13, design.sole === 'lug' ? 17 : 14));
  parts.push(
    drawPath(
      d,
      sheet.linear([
        [0, lighten(paint.sole, 0.3)],
        [0.55, paint.sole],
        [1, darken(paint.sole, 0.3)],
      ]),
    ),
  );
  parts.push(group(drawSidewall(sheet, design, paint, top), `clip-path="${sheet.clip(d)}"`));
  parts.push(drawPath(d, sheet.grain('0.6', 0.13)));
  parts.push(
    drawSculpted(sheet, d, 9, [
      drawSoftStroke(createSpline(shape.soleBottom), darken(paint.sole, 0.75), 40, 0.38),
      drawSoftStroke(createSpline(offsetCurve(top, 12)), '#ffffff', 14, 0.65),
      drawSoftStroke('M972 440L925 610', darken(paint.sole, 0.7), 90, 0.35),
    ]),
  );
  parts.push(
    group(
      drawPath(tread, paint.tread) + drawStroke(createSpline(inner.slice(1, -1)), lighten(paint.tread, 0.4), 2, 'stroke-opacity=".5"'),
      `clip-path="${sheet.clip(d)}"`,
    ),
  );
  if (!heavy) {
    const cuts = Array.from({ length: 15 }, (_, i) => `M${110 + i * 56} 610L${118 + i * 56} 588`).join('');
    parts.push(drawStroke(cuts, darken(paint.tread, 0.7), 4, `stroke-opacity=".7" clip-path="${sheet.clip(d)}"`));
  }
  parts.push(drawStroke(createSpline(top), darken(paint.sole, 0.8), 3, 'stroke-opacity=".4" transform="translate(0 -1)"'));
  parts.push(drawStroke(createSpline(offsetCurve(top, 2.5)), '#ffffff', 2.2, 'stroke-opacity=".85"'));
  return parts.join('');
}
