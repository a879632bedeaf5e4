import { getLightness } from './color.ts';
import { drawEllipse, group, use, type Sheet, type Stop } from './sheet.ts';

/**
 * A shape with a soft edge, without a filter: a Gaussian blur of one product costs about half a second at 1600 px, a few nested translucent
 * strokes a few milliseconds. `deviation` is that of the equivalent blur.
 */
export type Soft = (sheet: Sheet, deviation: number) => string;

/** The part of a normal distribution below `z` (logistic approximation, within .01). */
const below = (z: number): number => 1 / (1 + Math.exp(-1.702 * z));

/** The remaining share of a blurred band of width `2 * half` at distance `x` from its middle. */
const blurred = (x: number, half: number, deviation: number): number => below((half - x) / deviation) + below((half + x) / deviation) - 1;

/** Distance at which the blurred band has decreased to `level`. */
function computeReach(level: number, half: number, deviation: number): number {
  let [near, far] = [0, half + 4 * deviation];
  for (let i = 0; i < 24; i += 1) {
    const middle = (near + far) / 2;
    if (blurred(middle, half, deviation) > level) near = middle;
    else far = middle;
  }
  return near;
}

/** The largest opacity step between two nested strokes that still looks like a gradient. */
const finestStep = 0.044;

/**
 * A stroke whose edges fade like a blur. Use black for shades and white for lights: eight-bit rounding of many faint layers would tint any
 * other color.
 */
export function drawSoftStroke(d: string, color: string, width: number, opacity: number): Soft {
  return (sheet, deviation) => {
    const level = getLightness(color);
    const [tone, strength] = level < 0.25 ? ['#000', opacity * (1 - level)] : level > 0.75 ? ['#fff', opacity * level] : [color, opacity];
    const peak = strength * blurred(0, width / 2, deviation);
    const count = Math.max(3, Math.min(14, Math.ceil(peak / finestStep)));
    const alpha = 1 - (1 - peak) ** (1 / count);
    const line = sheet.outline(d);
    const rings = Array.from({ length: count }, (_, i) => {
      const left = 1 - ((1 - alpha) ** i + (1 - alpha) ** (i + 1)) / 2;
      const wide = computeReach(left / strength, width / 2, deviation) * 2;
      return use(line, `stroke-width="${wide > 9 ? Math.round(wide) : wide.toFixed(1)}"`);
    });
    return group(rings, `fill="none" stroke="${tone}" stroke-opacity="${alpha.toFixed(3)}" stroke-linecap="round" stroke-linejoin="round"`);
  };
}

/** A level ellipse whose edge fades like a blur, exactly so along its narrow axis. */
export function drawSoftEllipse(cx: number, cy: number, rx: number, ry: number, color: string, opacity: number): Soft {
  return (sheet, deviation) => {
    const grown = 2.4 * deviation;
    const half = Math.min(rx, ry);
    const stops = [0, 0.2, 0.4, 0.55, 0.7, 0.85, 1].map((r): Stop => {
      const level = r === 1 ? 0 : opacity * blurred(r * (half + grown), half, deviation);
      return [r, color, Math.round(level * 1000) / 1000];
    });
    return drawEllipse(cx, cy, rx + grown, ry + grown, sheet.radial(stops));
  };
}
