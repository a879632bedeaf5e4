import { darken, mix } from '../colour.ts';
import { polyline, spline, type Point } from '../geometry.ts';
import { ellipse, group, path, rect, stroke, type Sheet } from '../sheet.ts';
import { night } from './alpine.ts';
import { drawClouds, drawFinish, drawMist, drawRays, drawSky, drawStars, type Air } from './atmosphere.ts';
import { drawHiker } from './figures.ts';
import { drawForest, drawRidge } from './terrain.ts';

export function drawForestLake(sheet: Sheet): void {
  const { width: w, height: h } = sheet;
  const air: Air = {
    sky: [
      [0, '#3f6d78'],
      [0.4, '#9dbdb6'],
      [0.75, '#f0dfbc'],
      [1, '#f3cf9f'],
    ],
    sun: '#fff1cf',
    haze: '#e6dcc0',
    far: '#8fa9a4',
    near: '#16332c',
    at: [0.66, 0.42],
    glow: 0.9,
  };
  const shore = h * 0.6;
  const land = [
    drawRidge(sheet, {
      base: shore - h * 0.03,
      swing: h * 0.34,
      colour: air.far,
      foot: air.haze,
      summits: Math.max(2, Math.round((w / h) * 2.6)),
      lit: '#fff1d4',
      litStrength: 0.8,
      fromRight: true,
    }),
    drawMist(sheet, shore - h * 0.2, h * 0.22, air.haze, 0.8),
    drawForest(sheet, {
      ground: (t) => shore - h * 0.03 * Math.sin(t * 4),
      height: h * 0.12,
      count: Math.round(w / 22),
      colour: '#4d6f66',
      foot: '#86a096',
    }),
    drawMist(sheet, shore - h * 0.1, h * 0.12, air.haze, 0.6),
    drawForest(sheet, {
      ground: (t) => shore + 2 - h * 0.02 * Math.cos(t * 6),
      height: h * 0.17,
      count: Math.round(w / 44),
      colour: '#1f423a',
      foot: '#183630',
      rim: '#f5dfae',
    }),
  ].join('');
  const clip = sheet.clip(`M0 0H${w}V${Math.round(shore)}H0Z`);
  let glints = '';
  for (let i = 0; i < 90; i += 1) {
    const t = sheet.random.next() ** 1.6;
    const x = w * 0.66 + sheet.random.between(-1, 1) * w * (0.05 + t * 0.3);
    glints += `M${Math.round(x)} ${Math.round(shore + 8 + t * h * 0.36)}h${Math.round(8 + t * 70)}`;
  }
  sheet.add(
    drawSky(sheet, air, 26),
    drawClouds(sheet, '#fff6e2', 0.08, 0.3, 7, 0.7),
    group(group(land, 'id="shore"'), `clip-path="${clip}"`),
    rect(
      0,
      Math.round(shore),
      w,
      h,
      sheet.linear([
        [0, '#efd9b0'],
        [0.35, '#8fb0aa'],
        [1, '#1b3f48'],
      ]),
    ),
    group(
      `<use href="#shore" transform="translate(0 ${Math.round(shore * 2)}) scale(1 -1)" opacity=".62"/>`,
      `clip-path="${sheet.clip(`M0 ${Math.round(shore)}H${w}V${h}H0Z`)}"`,
    ),
    rect(
      0,
      Math.round(shore),
      w,
      h,
      sheet.linear(
        [
          [0, '#1b3f48', 0],
          [1, '#0d2b33', 0.75],
        ],
        [0, shore, 0, h],
        'user',
      ),
    ),
    stroke(glints, '#fff3d6', 1.8, 'stroke-opacity=".5"'),
    drawMist(sheet, shore - h * 0.04, h * 0.09, '#fff4df', 0.75),
    path(
      spline(
        [
          [-20, h * 0.95, 1],
          [w * 0.1, h * 0.93],
          [w * 0.3, h * 0.97],
          [w * 0.46, h * 1.02, 1],
          [-20, h * 1.02, 1],
        ],
        true,
      ),
      '#0c1d1c',
    ),
    drawFinish(sheet, 0.34),
  );
}

export function drawCoast(sheet: Sheet): void {
  const { width: w, height: h, random } = sheet;
  const air: Air = {
    sky: [
      [0, '#7fa3b0'],
      [0.5, '#d3dcd6'],
      [1, '#f0e6d2'],
    ],
    sun: '#fff7e2',
    haze: '#e7e7de',
    far: '#a9bab9',
    near: '#3c4f45',
    at: [0.3, 0.34],
    glow: 0.8,
  };
  const sea = h * 0.56;
  const cliff = (reach: number, top: number, colour: string): string => {
    const edge: Point[] = [[w + 20, h * top]];
    for (let i = 1; i <= 7; i += 1) edge.push([w * (1 - (reach * i) / 7), h * (top + random.between(0, 0.03) + (i / 7) ** 2 * 0.05)]);
    const foot: Point[] = [];
    const tip = edge.at(-1) as Point;
    for (let i = 1; i <= 6; i += 1)
      foot.push([tip[0] + random.between(-0.01, 0.03) * w + i * w * 0.008, tip[1] + (sea + h * (1 - top) * 0.3 - tip[1]) * (i / 6)]);
    const d = polyline([...edge, ...foot, [w + 20, (foot.at(-1) as Point)[1] + h * 0.1], [w + 20, h * top]], true);
    let cracks = '';
    for (let i = 0; i < 34; i += 1) {
      const x = w * (1 - reach * random.next());
      const y = h * (top + 0.04 + random.next() * 0.1);
      cracks += `M${Math.round(x)} ${Math.round(y)}l${Math.round(random.between(-14, 10))} ${Math.round(random.between(60, 190))}`;
    }
    return (
      path(
        d,
        sheet.linear([
          [0, colour],
          [0.75, mix(colour, air.haze, 0.3)],
          [1, mix(colour, air.haze, 0.75)],
        ]),
      ) +
      group(
        stroke(cracks, darken(colour, 0.6), 5, 'stroke-opacity=".26"') +
          stroke(cracks, '#fff3d8', 4, 'stroke-opacity=".22" transform="translate(-7 0)"') +
          stroke(polyline(edge), '#8f9b62', 20, 'stroke-opacity=".9"') +
          stroke(polyline(edge), '#d3d39a', 5, 'stroke-opacity=".8" transform="translate(0 -4)"'),
        `clip-path="${sheet.clip(d)}"`,
      )
    );
  };
  let waves = '';
  for (let i = 0; i < 110; i += 1) {
    const t = random.next() ** 1.5;
    waves += `M${Math.round(random.next() * w)} ${Math.round(sea + 6 + t * (h - sea))}q${Math.round(10 + t * 40)} ${Math.round(-3 - t * 6)} ${Math.round(24 + t * 90)} 0`;
  }
  sheet.add(
    drawSky(sheet, air, 22),
    drawClouds(sheet, '#ffffff', 0.08, 0.36, 9, 0.75),
    rect(
      0,
      sea,
      w,
      h - sea,
      sheet.linear([
        [0, '#cdd8d3'],
        [0.3, '#7fa3a6'],
        [1, '#234a55'],
      ]),
    ),
    stroke(waves, '#ffffff', 2, 'stroke-opacity=".4"'),
    rect(
      0,
      sea,
      w,
      h - sea,
      sheet.radial(
        [
          [0, '#fff6de', 0.7],
          [1, '#fff6de', 0],
        ],
        [w * 0.3, sea, w * 0.26],
        'user',
      ),
    ),
    cliff(0.52, 0.44, '#93a29d'),
    drawMist(sheet, sea - h * 0.1, h * 0.2, air.haze, 0.75),
    cliff(0.4, 0.38, '#75867c'),
    drawMist(sheet, sea - h * 0.02, h * 0.24, '#f4f3ea', 0.7),
    cliff(0.27, 0.3, '#4c5d4f'),
    drawMist(sheet, h * 0.66, h * 0.3, '#f4f3ea', 0.55),
    drawHiker(sheet, w * 0.86, h * 0.33, Math.min(w, h) * 0.085, '#c4552c', '#202b38', '#fff3d8', -1),
    drawFinish(sheet, 0.24),
  );
}

export function drawCampNight(sheet: Sheet): void {
  const { width: w, height: h } = sheet;
  const x = w * 0.66;
  const y = h * 0.86;
  const s = Math.min(w, h) * 0.0011;
  const tent = spline(
    [
      [-190, 0, 1],
      [-120, -96],
      [-20, -170],
      [60, -170],
      [150, -90],
      [210, 0, 1],
    ],
    true,
  );
  const glow = sheet.radial(
    [
      [0, '#fff0c0'],
      [0.45, '#ffbe62'],
      [1, '#b1521f'],
    ],
    [0.45, 0.85, 0.8],
  );
  sheet.add(
    drawSky(sheet, night),
    group(
      ellipse(w * 0.4, h * 0.2, w * 0.42, h * 0.07, '#7f9bd0', 'fill-opacity=".34" transform="rotate(-24 600 200)"') +
        ellipse(w * 0.46, h * 0.18, w * 0.24, h * 0.03, '#c7c6ee', 'fill-opacity=".3" transform="rotate(-24 600 200)"'),
      `filter="${sheet.blur(40)}"`,
    ),
    drawStars(sheet, 0.66, 420),
    drawRidge(sheet, {
      base: h * 0.74,
      swing: h * 0.36,
      colour: '#1d3557',
      foot: '#3a5a7b',
      summits: Math.max(2, Math.round((w / h) * 2.4)),
      snow: '#86a7ca',
      litStrength: 0.55,
    }),
    drawMist(sheet, h * 0.62, h * 0.22, '#5478a0', 0.5),
    drawForest(sheet, {
      ground: (t) => h * (0.8 - 0.02 * Math.sin(t * 5)),
      height: h * 0.14,
      count: Math.round(w / 30),
      colour: '#11233a',
      foot: '#1a3150',
    }),
    path(
      spline(
        [
          [-20, h * 0.88],
          [w * 0.3, h * 0.85],
          [x, h * 0.84],
          [w + 20, h * 0.87],
          [w + 20, h + 20, 1],
          [-20, h + 20, 1],
        ],
        true,
      ),
      sheet.linear([
        [0, '#12202c'],
        [1, '#05090f'],
      ]),
    ),
    ellipse(
      x,
      y + 10,
      520 * s,
      90 * s,
      sheet.radial([
        [0, '#ffb45c', 0.75],
        [1, '#ffb45c', 0],
      ]),
    ),
    ellipse(
      x,
      y - 70 * s,
      480 * s,
      340 * s,
      sheet.radial([
        [0, '#ffb45c', 0.42],
        [1, '#ffb45c', 0],
      ]),
    ),
    group(
      path(tent, glow) +
        path('M-20 -170Q60 -90 84 0H-190Q-110 -60 -20 -170Z', '#fff3cf', 'fill-opacity=".2"') +
        path('M10 0Q14 -90 34 -128Q64 -80 76 0Z', '#6b2c12', 'fill-opacity=".55"') +
        stroke('M-20 -170Q60 -90 84 0M60 -170Q-70 -80 -120 0M60 -170Q110 -80 150 0', '#8b3f18', 3.5, 'stroke-opacity=".8"') +
        stroke(tent, '#ffe2a4', 2.5, 'stroke-opacity=".7"') +
        stroke('M-190 0L-240 14M210 0L262 14', '#8ba0b4', 2),
      `transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${s.toFixed(3)})"`,
    ),
    drawHiker(sheet, x - 330 * s, y + 22 * s, 165 * s, '#24333f', '#36525e', '#ffc272', 1),
    drawForest(sheet, {
      ground: (t) => h * (t > 0.3 && t < 0.9 ? 1.3 : 0.99),
      height: h * 0.24,
      count: 11,
      colour: '#060b12',
      foot: '#04070c',
    }),
    drawFinish(sheet, 0.5),
  );
}

export function drawRainForest(sheet: Sheet): void {
  const { width: w, height: h, random } = sheet;
  const air: Air = {
    sky: [
      [0, '#5d7771'],
      [0.5, '#a9bdb1'],
      [1, '#cfd8c8'],
    ],
    sun: '#f4f5e2',
    haze: '#b9cabd',
    far: '#8ba79a',
    near: '#142b25',
    at: [0.5, 0.36],
    glow: 0.75,
  };
  const parts = [drawSky(sheet, air)];
  for (let i = 0; i < 5; i += 1) {
    const t = i / 4;
    const colour = mix(air.far, air.near, t ** 1.2);
    parts.push(
      drawForest(sheet, {
        ground: (x) => h * (0.66 + t * 0.26 + Math.abs(x - 0.5) * -0.16),
        height: h * (0.3 + t * 0.34),
        count: Math.max(6, Math.round(w / (76 + t * 100))),
        colour,
        foot: mix(colour, air.haze, 0.6 - t * 0.5),
      }),
    );
    parts.push(drawMist(sheet, h * (0.4 + t * 0.16), h * 0.34, air.haze, 0.6 * (1 - t * 0.85)));
    if (i === 3)
      parts.push(
        drawRays(sheet, w * 0.46, -h * 0.2, '#f8fbe4', 0.2, 6),
        drawHiker(sheet, w * 0.6, h * 0.93, Math.min(w, h) * 0.17, '#d8a13a', '#202b38', '#f2f6e6', -1),
      );
  }
  let rain = '';
  for (let i = 0; i < 240; i += 1) {
    const long = random.between(14, 52);
    rain += `M${Math.round(random.next() * w)} ${Math.round(random.next() * h)}l${Math.round(-long * 0.16)} ${Math.round(long)}`;
  }
  sheet.add(...parts, stroke(rain, '#eef6f0', 1.3, 'stroke-opacity=".34"'), drawFinish(sheet, 0.36));
}
