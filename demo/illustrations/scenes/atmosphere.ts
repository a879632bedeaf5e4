import { drawEllipse, drawPath, drawRect, drawStroke, type Sheet, type Stop } from '../sheet.ts';

/** Colors of a sky, its haze and the land below. */
export interface Air {
  sky: readonly Stop[];
  sun: string;
  haze: string;
  /** Far and near ends of the land's colors. */
  far: string;
  near: string;
  /** Sun position as shares of the canvas. */
  at: readonly [number, number];
  glow: number;
}

export function drawSky(sheet: Sheet, air: Air, disc = 0): string {
  const { width: w, height: h } = sheet;
  const [x, y] = [air.at[0] * w, air.at[1] * h];
  const reach = Math.max(w, h) * 0.7;
  return [
    drawRect(0, 0, w, h, sheet.linear(air.sky)),
    drawRect(
      0,
      0,
      w,
      h,
      sheet.radial(
        [
          [0, air.sun, air.glow],
          [0.16, air.sun, air.glow * 0.5],
          [0.5, air.sun, air.glow * 0.14],
          [1, air.sun, 0],
        ],
        [x, y, reach],
        'user',
      ),
    ),
    disc > 0
      ? drawEllipse(
          x,
          y,
          disc,
          disc,
          sheet.radial([
            [0, '#ffffff', 0.95],
            [0.82, air.sun, 0.95],
            [1, air.sun, 0],
          ]),
        )
      : '',
  ].join('');
}

/** Long thin clouds with a light lower edge. */
export function drawClouds(sheet: Sheet, color: string, top: number, bottom: number, count: number, opacity: number): string {
  const { width: w, height: h, random } = sheet;
  const streaks: string[] = [];
  const fade = sheet.radial([
    [0, color, 0.8],
    [0.3, color, 0.6],
    [0.65, color, 0.2],
    [1, color, 0],
  ]);
  for (let i = 0; i < count; i += 1) {
    const mirrorX = random.between(-0.1, 1.1) * w;
    const y = random.between(top, bottom) * h;
    const length = random.between(0.1, 0.34) * w;
    for (let k = 0; k < 3; k += 1)
      streaks.push(
        drawEllipse(
          Math.round(mirrorX + random.between(-0.3, 0.3) * length),
          Math.round(y + k * 9),
          Math.round(length * random.between(0.35, 0.8)) + 12,
          Math.round(random.between(3, 12)) + 13,
          fade,
          `fill-opacity="${(opacity * random.between(0.3, 1)).toFixed(2)}"`,
        ),
      );
  }
  return streaks.join('');
}

/** A horizontal band of mist that fades at its top and bottom. */
export function drawMist(sheet: Sheet, y: number, depth: number, color: string, opacity: number): string {
  return drawRect(
    0,
    Math.round(y),
    sheet.width,
    Math.round(depth),
    sheet.linear([
      [0, color, 0],
      [0.5, color, opacity],
      [1, color, 0],
    ]),
  );
}

export function drawStars(sheet: Sheet, bottom: number, count: number): string {
  const { width: w, height: h, random } = sheet;
  let small = '';
  const bright: string[] = [];
  for (let i = 0; i < count; i += 1) {
    const mirrorX = Math.round(random.next() * w);
    const y = Math.round(random.next() ** 1.4 * bottom * h);
    if (i % 9 === 0) bright.push(drawEllipse(mirrorX, y, 1.8, 1.8, '#ffffff', `fill-opacity="${random.between(0.6, 1).toFixed(2)}"`));
    else small += `M${mirrorX} ${y}h.1`;
  }
  return drawStroke(small, '#dfe8ff', 1.7, 'stroke-opacity=".7"') + bright.join('');
}

/** Film grain and a slight vignette over the whole picture. */
export function drawFinish(sheet: Sheet, vignette = 0.3): string {
  const { width: w, height: h } = sheet;
  return (
    drawRect(0, 0, w, h, sheet.grain('0.8', 0.06)) +
    drawRect(0, 0, w, h, sheet.grain('0.75', 0.05, 'light')) +
    drawRect(
      0,
      0,
      w,
      h,
      sheet.radial(
        [
          [0.5, '#060a12', 0],
          [1, '#060a12', vignette],
        ],
        [0.5, 0.46, 0.78],
      ),
    )
  );
}

/** Translucent rays from the sun downwards. */
export function drawRays(sheet: Sheet, x: number, y: number, color: string, opacity: number, count = 6): string {
  const { height: h, random } = sheet;
  const rays: string[] = [];
  for (let i = 0; i < count; i += 1) {
    const lean = (i / (count - 1) - 0.5) * 1.7 + random.between(-0.06, 0.06);
    const spread = random.between(0.04, 0.1);
    const far = h * 1.3;
    rays.push(
      drawPath(
        `M${Math.round(x)} ${Math.round(y)}L${Math.round(x + (lean - spread) * far)} ${Math.round(y + far)}L${Math.round(x + (lean + spread) * far)} ${Math.round(y + far)}Z`,
        sheet.linear([
          [0, color, opacity],
          [0.8, color, 0],
        ]),
        '',
      ),
    );
  }
  return rays.join('');
}
