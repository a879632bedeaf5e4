import { darken, lighten, mix } from '../colour.ts';
import { spline } from '../geometry.ts';
import { group, path, rect, stroke, type Sheet } from '../sheet.ts';
import { drawClouds, drawFinish, drawMist, drawSky, drawStars, type Air } from './atmosphere.ts';
import { drawHiker } from './figures.ts';
import { drawForest, drawRidge } from './terrain.ts';

const dawn: Air = {
  sky: [
    [0, '#5d86a3'],
    [0.32, '#a9bcc0'],
    [0.5, '#f1d3b0'],
    [0.66, '#f6b98a'],
    [1, '#dd9470'],
  ],
  sun: '#ffe9bd',
  haze: '#f6cda2',
  far: '#c9aaa0',
  near: '#122b27',
  at: [0.7, 0.46],
  glow: 1,
};
const dusk: Air = {
  sky: [
    [0, '#1e2b4c'],
    [0.3, '#4d4c77'],
    [0.52, '#b56d75'],
    [0.66, '#ef9a6a'],
    [1, '#8a4b50'],
  ],
  sun: '#ffc38a',
  haze: '#c97f75',
  far: '#8b6a83',
  near: '#141a2b',
  at: [0.3, 0.52],
  glow: 0.8,
};
const winter: Air = {
  sky: [
    [0, '#5f93bd'],
    [0.4, '#a9cbe0'],
    [0.7, '#e6eff2'],
    [1, '#dfe8ee'],
  ],
  sun: '#fffaf0',
  haze: '#e2edf3',
  far: '#a8c2d4',
  near: '#40617c',
  at: [0.78, 0.22],
  glow: 0.9,
};
export const night: Air = {
  sky: [
    [0, '#060d1f'],
    [0.4, '#11254a'],
    [0.68, '#2b4a72'],
    [1, '#3c5b78'],
  ],
  sun: '#8fb7d8',
  haze: '#3d5f80',
  far: '#2a466a',
  near: '#070d17',
  at: [0.62, 0.66],
  glow: 0.4,
};

/** Ridge behind ridge into the haze; the nearest carries conifers. */
function layers(
  sheet: Sheet,
  air: Air,
  from: number,
  count: number,
  options: { snow?: string; trees?: boolean; lit?: string } = {},
): string {
  const { width: w, height: h } = sheet;
  const parts: string[] = [];
  const span = 0.99 - from;
  for (let i = 0; i < count; i += 1) {
    const t = i / (count - 1);
    const colour = mix(air.far, air.near, t ** 1.25);
    const base = h * (from + span * t ** 1.15 * 0.92);
    const look = {
      base,
      swing: h * (0.29 - t * 0.1),
      colour,
      foot: mix(colour, air.haze, 0.85 - t * 0.55),
      summits: Math.max(2, Math.round((w / h) * (2.3 - t * 0.5))),
      fromRight: air.at[0] > 0.5,
      litStrength: 0.42 + t * 0.2,
      lit: options.lit ?? air.sun,
    };
    parts.push(drawRidge(sheet, t < 0.75 && options.snow !== undefined ? { ...look, snow: options.snow, litStrength: 1 - t * 0.2 } : look));
    parts.push(drawMist(sheet, base - h * 0.05, h * 0.24, air.haze, 0.85 * (1 - t * 0.75)));
  }
  if (options.trees !== false) {
    const drop = sheet.random.between(0.02, 0.06);
    parts.push(
      drawForest(sheet, {
        ground: (t) => h * (0.9 + drop * Math.sin(t * 5 + 1) + (0.5 - Math.abs(t - 0.45)) * 0.07),
        height: h * 0.15,
        count: Math.round(w / 34),
        colour: mix(air.near, air.haze, 0.08),
        foot: darken(air.near, 0.3),
        rim: air.sun,
      }),
    );
  }
  return parts.join('');
}

export function drawRidgeDawn(sheet: Sheet): void {
  sheet.add(drawSky(sheet, dawn, 34), drawClouds(sheet, '#fff1dc', 0.1, 0.36, 9, 0.6), layers(sheet, dawn, 0.54, 5), drawFinish(sheet));
}

export function drawRidgeDusk(sheet: Sheet): void {
  sheet.add(
    drawSky(sheet, dusk, 0),
    drawStars(sheet, 0.3, 60),
    drawClouds(sheet, '#ffb48a', 0.22, 0.46, 9, 0.5),
    layers(sheet, dusk, 0.57, 5, { lit: '#ff9d70' }),
    drawFinish(sheet, 0.4),
  );
}

export function drawRidgeSnow(sheet: Sheet): void {
  sheet.add(
    drawSky(sheet, winter),
    drawClouds(sheet, '#ffffff', 0.08, 0.34, 8, 0.8),
    layers(sheet, winter, 0.56, 4, { snow: '#fdfeff' }),
    drawMist(sheet, sheet.height * 0.72, sheet.height * 0.3, '#eef5f8', 0.5),
    drawFinish(sheet, 0.22),
  );
}

/** Ground for walkers: a broad near slope with a path winding to the pass. */
export function drawTrail(sheet: Sheet): void {
  const { width: w, height: h } = sheet;
  const morning: Air = {
    ...dawn,
    sky: [
      [0, '#6ea0b4'],
      [0.45, '#c9dad3'],
      [0.7, '#f6e6c6'],
      [1, '#f1d6a8'],
    ],
    haze: '#efe2c4',
    far: '#9db3ad',
    near: '#33523f',
    at: [0.24, 0.32],
  };
  const slope = spline(
    [
      [-20, h * 0.76],
      [w * 0.3, h * 0.72],
      [w * 0.62, h * 0.66],
      [w * 0.86, h * 0.56],
      [w + 20, h * 0.5],
      [w + 20, h + 20, 1],
      [-20, h + 20, 1],
    ],
    true,
  );
  const trail = spline(
    [
      [w * 0.36, h * 1.02, 1],
      [w * 0.5, h * 0.9],
      [w * 0.72, h * 0.82],
      [w * 0.6, h * 0.755],
      [w * 0.71, h * 0.69],
      [w * 0.79, h * 0.61, 1],
      [w * 0.8, h * 0.61, 1],
      [w * 0.726, h * 0.692],
      [w * 0.63, h * 0.756],
      [w * 0.78, h * 0.826],
      [w * 0.6, h * 0.92],
      [w * 0.52, h * 1.02, 1],
    ],
    true,
  );
  let grass = '';
  for (let i = 0; i < 260; i += 1) {
    const t = sheet.random.next();
    const x = Math.round(sheet.random.next() * w);
    const y = Math.round(h * (0.78 + t * 0.22));
    grass += `M${x} ${y}l${Math.round(sheet.random.between(-5, 6))} ${Math.round(-5 - t * 16)}`;
  }
  const tall = Math.min(w, h) * 0.15;
  sheet.add(
    drawSky(sheet, morning, 0),
    drawClouds(sheet, '#ffffff', 0.1, 0.3, 7, 0.7),
    layers(sheet, morning, 0.46, 4, { trees: false, lit: '#fff1c9' }),
    path(
      slope,
      sheet.linear([
        [0, '#8d9a63'],
        [0.4, '#5f7547'],
        [1, '#263c2b'],
      ]),
    ),
    path(
      trail,
      sheet.linear([
        [0, '#efdcb2'],
        [1, '#a88a5e'],
      ]),
    ),
    stroke(trail, '#1f3323', 3, 'stroke-opacity=".25"'),
    stroke(grass, '#c9cf8c', 2, 'stroke-opacity=".34"'),
    stroke(grass, '#172a1c', 2, 'stroke-opacity=".4" transform="translate(7 6)"'),
    rect(
      0,
      h * 0.5,
      w,
      h * 0.5,
      sheet.linear([
        [0, '#fff0c4', 0.16],
        [0.5, '#10201a', 0.1],
        [1, '#10201a', 0.5],
      ]),
    ),
    drawHiker(sheet, w * 0.69, h * 0.835, tall, '#c4552c', '#24493f', '#fff0c8', -1),
    drawHiker(sheet, w * 0.625, h * 0.775, tall * 0.66, '#c1913c', '#36525e', '#fff0c8', -1),
    drawFinish(sheet, 0.28),
  );
}

export function drawGlacier(sheet: Sheet): void {
  const { width: w, height: h, random } = sheet;
  const air: Air = {
    ...winter,
    sky: [
      [0, '#2f6288'],
      [0.45, '#8fbdd0'],
      [0.72, '#dfeef0'],
      [1, '#e8f2f2'],
    ],
    haze: '#d8eaf0',
    far: '#7d9fb5',
    near: '#2f4c62',
    at: [0.2, 0.2],
  };
  const ice = spline(
    [
      [-20, h * 0.72],
      [w * 0.25, h * 0.7],
      [w * 0.5, h * 0.6],
      [w * 0.62, h * 0.5],
      [w * 0.72, h * 0.5],
      [w * 0.8, h * 0.62],
      [w + 20, h * 0.7],
      [w + 20, h + 20, 1],
      [-20, h + 20, 1],
    ],
    true,
  );
  const clefts: string[] = [];
  for (let i = 0; i < 26; i += 1) {
    const t = i / 26;
    const y = h * (0.56 + t * t * 0.46);
    const half = w * (0.04 + t * 0.34) * random.between(0.4, 1);
    const cx = w * (0.66 - t * 0.16) + random.between(-0.2, 0.2) * w * t;
    const thick = 3 + t * 16;
    const sag = 6 + t * 40;
    clefts.push(
      `M${Math.round(cx - half)} ${Math.round(y)}Q${Math.round(cx)} ${Math.round(y + sag)} ${Math.round(cx + half)} ${Math.round(y - sag * 0.3)}Q${Math.round(cx)} ${Math.round(y + sag + thick)} ${Math.round(cx - half)} ${Math.round(y)}Z`,
    );
  }
  const lines = clefts.join('');
  sheet.add(
    drawSky(sheet, air),
    drawClouds(sheet, '#ffffff', 0.08, 0.3, 7, 0.7),
    layers(sheet, air, 0.54, 3, { snow: '#ffffff', trees: false }),
    path(
      ice,
      sheet.linear([
        [0, '#f7fcfd'],
        [0.4, '#cfe7ee'],
        [1, '#6fa9c2'],
      ]),
    ),
    group(
      path(
        lines,
        sheet.linear(
          [
            [0, '#6db3cc'],
            [1, '#14597c'],
          ],
          [0, h * 0.55, 0, h],
          'user',
        ),
        'fill-opacity=".85"',
      ) +
        path(lines, '#ffffff', 'fill-opacity=".75" transform="translate(0 -5)"') +
        path(
          lines,
          sheet.linear(
            [
              [0, '#9fd0de'],
              [1, '#5aa2c0'],
            ],
            [0, h * 0.55, 0, h],
            'user',
          ),
          'transform="translate(0 -1)"',
        ),
      `clip-path="${sheet.clip(ice)}"`,
    ),
    path(ice, sheet.grain('0.06 0.4', 0.28, 'light')),
    drawHiker(sheet, w * 0.3, h * 0.79, Math.min(w, h) * 0.1, lighten('#c4552c', 0.05), '#202b38', '#ffffff', -1),
    drawHiker(sheet, w * 0.345, h * 0.775, Math.min(w, h) * 0.085, '#c1913c', '#24493f', '#ffffff', -1),
    drawFinish(sheet, 0.26),
  );
}
