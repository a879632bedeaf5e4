import { darken, lighten, getLightness } from '../color.ts';
import { offsetCurve, createSpline, type Point } from '../geometry.ts';
import { group, drawPath, drawRect, drawStroke, use, type Sheet } from '../sheet.ts';
import type { Soft } from '../soft.ts';

export type Material = 'smooth' | 'mesh' | 'knit' | 'suede' | 'ripstop' | 'fleece' | 'rib' | 'canvas';

/** A translucent texture to lay over a colored surface; empty for smooth ones. */
export function createTextureFill(sheet: Sheet, material: Material, color: string): string {
  const dark = darken(color, 0.55);
  const light = lighten(color, getLightness(color) > 0.7 ? 0.9 : 0.45);
  switch (material) {
    case 'mesh':
      return sheet.pattern(
        11,
        9,
        `<g fill="${dark}" fill-opacity=".42"><ellipse cx="3" cy="2.4" rx="2" ry="1.5"/><ellipse cx="8.5" cy="6.9" rx="2" ry="1.5"/></g><g fill="${light}" fill-opacity=".22"><ellipse cx="3" cy="4.6" rx="2" ry=".6"/><ellipse cx="8.5" cy="9" rx="2" ry=".6"/></g>`,
      );
    case 'knit':
      return sheet.pattern(
        10,
        8,
        `<path d="M0 0L5 6L10 0" fill="none" stroke="${dark}" stroke-opacity=".34" stroke-width="1.6"/><path d="M0 2.4L5 8.4L10 2.4" fill="none" stroke="${light}" stroke-opacity=".3" stroke-width="1.2"/>`,
      );
    case 'rib':
      return sheet.pattern(
        13,
        40,
        `<path d="M2 0V40" stroke="${dark}" stroke-opacity=".38" stroke-width="4"/><path d="M8.4 0V40" stroke="${light}" stroke-opacity=".28" stroke-width="3"/>`,
      );
    case 'ripstop':
      return sheet.pattern(
        15,
        15,
        `<path d="M0 .5H15M.5 0V15" stroke="${dark}" stroke-opacity=".17"/><path d="M0 1.6H15M1.6 0V15" stroke="${light}" stroke-opacity=".11"/>`,
      );
    case 'canvas':
      return sheet.pattern(
        5,
        5,
        `<path d="M0 1H5M1 0V5" stroke="${dark}" stroke-opacity=".2" stroke-width=".9"/><path d="M0 3.5H5" stroke="${light}" stroke-opacity=".16"/>`,
      );
    case 'suede':
      return sheet.grain('0.5', 0.26);
    case 'fleece':
      return sheet.grain('0.3', 0.32);
    case 'smooth':
      return '';
  }
}

export interface Surface {
  color: string;
  material?: Material;
  /** Height above what lies beneath: strength of the dropped edge shadow. */
  raised?: number;
  /** Color of one row of stitches inside the edge. */
  stitch?: string;
  /** Direction of the light on the surface in box units; from the upper left by default. */
  light?: readonly [number, number, number, number];
}

/** A piece of material with highlight, edge, shadow and stitching. */
export function drawPanel(sheet: Sheet, points: readonly Point[], surface: Surface): string {
  const d = createSpline(points, true);
  const { color, material = 'smooth', raised = 0, stitch } = surface;
  const parts: string[] = [];
  const shape = sheet.outline(d);
  const shade = darken(color, 0.85);
  if (raised > 0) {
    parts.push(
      use(shape, `fill="none" stroke="${shade}" stroke-width="${raised * 2.4}" stroke-opacity=".16" transform="translate(1 ${raised})"`),
    );
    parts.push(
      use(shape, `fill="none" stroke="${shade}" stroke-width="${raised}" stroke-opacity=".3" transform="translate(0 ${raised * 0.6})"`),
    );
  }
  parts.push(
    use(
      shape,
      `fill="${sheet.linear(
        [
          [0, lighten(color, 0.16)],
          [0.45, color],
          [1, darken(color, 0.24)],
        ],
        surface.light ?? [0.25, 0, 0.6, 1],
      )}"`,
    ),
  );
  const texture = createTextureFill(sheet, material, color);
  if (texture !== '') parts.push(use(shape, `fill="${texture}"`));
  parts.push(use(shape, `fill="none" stroke="${lighten(color, 0.5)}" stroke-width="1.4" stroke-opacity=".45"`));
  if (stitch !== undefined) {
    const inner = sheet.outline(createSpline(offsetCurve(points, 7, true), true));
    parts.push(
      use(inner, `fill="none" stroke="${shade}" stroke-width="2" stroke-opacity=".25" stroke-dasharray="6 4" transform="translate(0 1.4)"`),
    );
    parts.push(use(inner, `fill="none" stroke="${stitch}" stroke-width="1.7" stroke-opacity=".85" stroke-dasharray="6 4"`));
  }
  return parts.join('');
}

/** Large soft highlights and shades, clipped to an outline, which make a flat shape look round. */
export function drawSculpted(sheet: Sheet, outline: string, deviation: number, shapes: readonly Soft[]): string {
  return group(
    shapes.map((shape) => shape(sheet, deviation)),
    `clip-path="${sheet.clip(outline)}"`,
  );
}

/** A cast shadow from stacked translucent edges: a blur over a whole garment costs half a second at 1600 px. */
export function drawSoftShadow(sheet: Sheet, d: string, dx: number, dy: number): string {
  const shape = sheet.outline(d);
  const edges = [84, 75, 66, 58, 50, 43, 36, 29, 23, 17, 11, 6].map((width) =>
    use(shape, `fill-opacity=".006" stroke="#000" stroke-opacity=".023" stroke-width="${width}"`),
  );
  return group(edges, `transform="translate(${dx} ${dy})" stroke-linejoin="round"`);
}

/** A row of stitches along an open seam. */
export function drawSeam(points: readonly Point[], color: string, thread?: string): string {
  const d = createSpline(points);
  const base =
    drawStroke(d, darken(color, 0.65), 2.6, 'stroke-opacity=".5"') +
    drawStroke(d, lighten(color, 0.5), 1.2, 'stroke-opacity=".35" transform="translate(1 2)"');
  if (thread === undefined) return base;
  return base + drawStroke(createSpline(offsetCurve(points, 6)), thread, 1.7, 'stroke-dasharray="6 4" stroke-opacity=".8"');
}

/** A cord, lace or strap edge: shadow, body and light along its back. */
export function drawCord(d: string, color: string, width: number): string {
  return (
    drawStroke(d, darken(color, 0.85), width + 3, 'stroke-opacity=".35" transform="translate(1 3)"') +
    drawStroke(d, darken(color, 0.22), width) +
    drawStroke(d, color, width * 0.72, 'transform="translate(-.5 -1)"') +
    drawStroke(d, lighten(color, 0.55), width * 0.22, `stroke-opacity=".6" transform="translate(-1 ${-width * 0.22})"`)
  );
}

/** Seamless studio paper with its light pool; the ground begins at `horizon` (0..1). */
export function drawBackdrop(sheet: Sheet, tone: string, horizon = 0.72): string {
  const { width, height } = sheet;
  return [
    drawRect(
      0,
      0,
      width,
      height,
      sheet.linear([
        [0, darken(tone, 0.05)],
        [horizon - 0.16, lighten(tone, 0.3)],
        [horizon + 0.06, lighten(tone, 0.12)],
        [1, darken(tone, 0.09)],
      ]),
    ),
    drawRect(
      0,
      0,
      width,
      height,
      sheet.radial(
        [
          [0, '#ffffff', 0.62],
          [0.55, '#ffffff', 0.14],
          [1, '#ffffff', 0],
        ],
        [0.4, 0.42, 0.6],
      ),
    ),
    drawRect(
      0,
      0,
      width,
      height,
      sheet.radial(
        [
          [0.55, darken(tone, 0.5), 0],
          [1, darken(tone, 0.5), 0.16],
        ],
        [0.5, 0.5, 0.75],
      ),
    ),
  ].join('');
}

/** The small mark of each brand: a divided ridge, or a sun with a line through it. */
export function drawSewnMark(brand: 'tarnfell' | 'solvane', x: number, y: number, size: number, color: string): string {
  const d =
    brand === 'tarnfell'
      ? 'M0 10L7 0L10.5 5L8 5L6.8 3.4L2.6 10ZM9 10L13 3L18 10Z'
      : 'M0 9C3 1 11 -2 17 2C11 2 7 5 5.6 9ZM7.4 9C9 6 12 4.6 17 4.6L15 9Z';
  return drawPath(d, color, `transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${(size / 18).toFixed(2)})"`);
}
