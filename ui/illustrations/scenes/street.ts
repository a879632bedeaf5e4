import { darken, lighten, mix } from '../colour.ts';
import { ellipse, group, path, rect, stroke, type Sheet } from '../sheet.ts';
import { drawClouds, drawFinish, drawMist, drawRays, drawSky, drawStars, type Air } from './atmosphere.ts';
import { drawWalker } from './figures.ts';

const golden: Air = {
  sky: [
    [0, '#6f94ad'],
    [0.4, '#e2c9a4'],
    [0.62, '#ffc98a'],
    [1, '#f09a5a'],
  ],
  sun: '#fff0c4',
  haze: '#ffd5a0',
  far: '#d9a679',
  near: '#241f2a',
  at: [0.56, 0.52],
  glow: 1,
};

/** Windows in perspective columns on one wall of a street; k < 0 is the left wall. */
function wall(sheet: Sheet, vx: number, vy: number, near: number, far: number, top: number, colour: string, lit: string): string {
  const { height: h, random } = sheet;
  const at = (t: number): number => near + (far - near) * t;
  const line = (edge: number, t: number): number => edge + (vy - edge) * Math.abs((at(t) - near) / (vx - near));
  const d = `M${at(0)} ${top}L${at(1)} ${line(top, 1)}L${at(1)} ${line(h * 1.05, 1)}L${at(0)} ${h * 1.05}Z`;
  const panes: string[] = [];
  for (let c = 0; c < 7; c += 1) {
    const a = 1 - (1 - c / 7) ** 1.6;
    const b = 1 - (1 - (c + 0.62) / 7) ** 1.6;
    for (let r = 0; r < 7; r += 1) {
      const y0 = top + (h * 0.86 - top) * ((r + 0.25) / 7);
      const y1 = top + (h * 0.86 - top) * ((r + 0.85) / 7);
      const pane = `M${Math.round(at(a))} ${Math.round(line(y0, a))}L${Math.round(at(b))} ${Math.round(line(y0, b))}L${Math.round(at(b))} ${Math.round(line(y1, b))}L${Math.round(at(a))} ${Math.round(line(y1, a))}Z`;
      panes.push(path(pane, random.next() > 0.7 ? lit : darken(colour, 0.4), `fill-opacity="${random.between(0.35, 0.8).toFixed(2)}"`));
    }
  }
  return (
    path(
      d,
      sheet.linear(
        [
          [0, colour],
          [1, mix(colour, golden.haze, 0.5)],
        ],
        [at(0), 0, at(1), 0],
        'user',
      ),
    ) + group(panes, `clip-path="${sheet.clip(d)}"`)
  );
}

export function drawCityGolden(sheet: Sheet): void {
  const { width: w, height: h } = sheet;
  const vx = w * 0.56;
  const vy = h * 0.56;
  const road = `M${vx - 12} ${vy}L${vx + 12} ${vy}L${w * 1.1} ${h * 1.1}L${w * -0.1} ${h * 1.1}Z`;
  const tall = Math.min(w, h) * 0.3;
  sheet.add(
    drawSky(sheet, golden, 44),
    drawClouds(sheet, '#fff0d4', 0.06, 0.3, 6, 0.6),
    wall(sheet, vx, vy, vx - w * 0.1, vx - w * 0.03, h * 0.12, '#d8a986', '#fff0c8'),
    wall(sheet, vx, vy, vx + w * 0.12, vx + w * 0.03, h * 0.16, '#c7906f', '#fff0c8'),
    wall(sheet, vx, vy, vx - w * 0.28, vx - w * 0.09, h * 0.02, '#a5786c', '#ffdf9c'),
    wall(sheet, vx, vy, vx + w * 0.27, vx + w * 0.1, -h * 0.05, '#8c6262', '#ffdf9c'),
    wall(sheet, vx, vy, -w * 0.02, vx - w * 0.26, -h * 0.34, '#4b3d4c', '#ffc878'),
    wall(sheet, vx, vy, w * 1.02, vx + w * 0.25, -h * 0.3, '#3d3342', '#ffb866'),
    path(
      road,
      sheet.linear([
        [0, '#ffd9a0'],
        [0.3, '#a5746a'],
        [1, '#2b2733'],
      ]),
    ),
    path(`M${vx - 2} ${vy + 10}L${vx + 2} ${vy + 10}L${w * 0.62} ${h * 1.1}L${w * 0.42} ${h * 1.1}Z`, '#fff0c8', 'fill-opacity=".34"'),
    [0.66, 0.72, 0.8, 0.91]
      .map((t, i) =>
        path(
          `M${vx - 90 * (i + 1)} ${h * t}H${vx + 110 * (i + 1)}L${vx + 116 * (i + 1)} ${h * (t + 0.014 * (i + 1))}H${vx - 98 * (i + 1)}Z`,
          '#fff3da',
          'fill-opacity=".28"',
        ),
      )
      .join(''),
    drawRays(sheet, vx, h * 0.5, '#fff0c4', 0.2, 7),
    drawMist(sheet, vy - h * 0.16, h * 0.34, golden.haze, 0.6),
    path(
      `M${w * 0.69} ${h * 0.9}L${w * 0.78} ${h * 1.06}L${w * 0.85} ${h * 1.06}L${w * 0.71} ${h * 0.9}Z`,
      '#17131c',
      'fill-opacity=".45"',
    ),
    drawWalker(w * 0.7, h * 0.9, tall, '#2b2f3a', '#ffe6b0'),
    drawWalker(w * 0.61, h * 0.74, tall * 0.45, '#5a3c3a', '#ffe6b0'),
    drawFinish(sheet, 0.42),
  );
}

export function drawTrack(sheet: Sheet, people = true): void {
  const { width: w, height: h } = sheet;
  const air: Air = {
    ...golden,
    sky: [
      [0, '#7aa3bf'],
      [0.5, '#dbe2da'],
      [1, '#ffe2b4'],
    ],
    at: [0.8, 0.34],
  };
  const vx = w * 0.66;
  const horizon = h * 0.44;
  const lanes = [-9, -6.4, -4, -1.8, 0.4, 2.6, 5.2, 8]
    .map((k) => `M${vx + k * 3} ${horizon}L${vx + k * w * 0.15 - 9} ${h * 1.02}L${vx + k * w * 0.15 + 9} ${h * 1.02}Z`)
    .join('');
  const seats = Array.from({ length: 9 }, (_, i) => `M0 ${horizon - 84 + i * 8}L${w} ${horizon - 44 + i * 4}`).join('');
  sheet.add(
    drawSky(sheet, air),
    drawClouds(sheet, '#ffffff', 0.06, 0.28, 7, 0.75),
    path(
      `M0 ${horizon - 96}L${w} ${horizon - 52}V${horizon + 10}H0Z`,
      sheet.linear([
        [0, '#8295a2'],
        [1, '#c3c7c0'],
      ]),
    ),
    stroke(seats, '#4b5c6b', 2.4, 'stroke-opacity=".4"'),
    path(`M0 ${horizon - 120}L${w * 0.5} ${horizon - 92}L${w * 0.5} ${horizon - 80}L0 ${horizon - 100}Z`, '#48535e'),
    rect(
      0,
      horizon - 4,
      w,
      h,
      sheet.linear([
        [0, '#a9b888'],
        [0.3, '#6f8d5c'],
        [1, '#2f4a33'],
      ]),
    ),
    drawMist(sheet, horizon - h * 0.1, h * 0.16, '#fff0d2', 0.7),
    path(
      `M${vx - 30} ${horizon + 8}L${vx + 30} ${horizon + 8}L${w * 1.9} ${h * 1.1}H${-w * 0.9}Z`,
      sheet.linear(
        [
          [0, '#e8a483'],
          [0.25, '#cc5a3a'],
          [1, '#7d2a1e'],
        ],
        [0, horizon, 0, h],
        'user',
      ),
    ),
    path(`M${vx - 30} ${horizon + 8}L${vx + 30} ${horizon + 8}L${w * 1.9} ${h * 1.1}H${-w * 0.9}Z`, sheet.grain('0.5', 0.4)),
    path(
      lanes,
      sheet.linear(
        [
          [0, '#fff3e2', 0.5],
          [1, '#ffffff', 0.95],
        ],
        [0, horizon, 0, h],
        'user',
      ),
    ),
    rect(
      0,
      0,
      w,
      h,
      sheet.radial(
        [
          [0, '#fff2cf', 0.5],
          [1, '#fff2cf', 0],
        ],
        [w * 0.8, h * 0.34, w * 0.5],
        'user',
      ),
    ),
    people
      ? path(
          `M${w * 0.72} ${h * 0.72}L${w * 0.58} ${h * 0.78}L${w * 0.6} ${h * 0.79}L${w * 0.73} ${h * 0.73}Z`,
          '#2a0f0c',
          'fill-opacity=".5"',
        )
      : '',
    people ? drawWalker(w * 0.72, h * 0.73, Math.min(w, h) * 0.24, '#1f2b4f', '#fff0cc') : '',
    drawFinish(sheet, 0.34),
  );
}

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

export function drawRooftopNight(sheet: Sheet, people = true): void {
  const { width: w, height: h, random } = sheet;
  const air: Air = {
    sky: [
      [0, '#080d1f'],
      [0.4, '#1c2450'],
      [0.64, '#5a3f7a'],
      [0.8, '#c76a6e'],
      [1, '#f0a46a'],
    ],
    sun: '#ff9f7a',
    haze: '#8a5480',
    far: '#4f3d74',
    near: '#0b0d18',
    at: [0.62, 0.74],
    glow: 0.6,
  };
  const parts = [drawSky(sheet, air), drawStars(sheet, 0.4, 90)];
  for (let layer = 0; layer < 4; layer += 1) {
    const t = layer / 3;
    const colour = mix(air.far, air.near, t);
    let skyline = `M0 ${h}`;
    let windows = '';
    for (let x = -20; x < w;) {
      const width = Math.round(random.between(40, 110) * (0.7 + t * 0.7));
      const y = Math.round(h * (0.78 - random.next() ** 1.6 * (0.4 - t * 0.16) + t * 0.1));
      skyline += `L${x} ${y}L${x + width} ${y}`;
      for (let k = 0; k < 9 + t * 4; k += 1)
        windows += `M${Math.round(x + 8 + random.next() * (width - 18))} ${Math.round(y + 12 + ((random.next() * h * 0.26) / 12) * 12)}v7`;
      x += width;
    }
    parts.push(
      path(
        `${skyline}L${w} ${h}Z`,
        sheet.linear(
          [
            [0, colour],
            [1, mix(colour, air.haze, 0.55 * (1 - t))],
          ],
          [0, h * 0.4, 0, h * 0.95],
          'user',
        ),
      ),
      stroke(
        windows,
        ['#ffcf9a', '#ffd9a0', '#ffe3ae', '#fff0c8'][layer] as string,
        3 + t * 2.4,
        `stroke-opacity="${(0.4 + t * 0.4).toFixed(2)}"`,
      ),
      drawMist(sheet, h * 0.66, h * 0.26, air.haze, 0.4 * (1 - t)),
    );
  }
  const roof = h * 0.88;
  sheet.add(
    ...parts,
    rect(
      0,
      roof,
      w,
      h - roof,
      sheet.linear([
        [0, '#2c2a3c'],
        [1, '#0c0d16'],
      ]),
    ),
    rect(0, roof - 22, w, 24, '#191a29'),
    stroke(`M0 ${roof - 22}H${w}`, '#ffb48a', 2.4, 'stroke-opacity=".7"'),
    ellipse(
      w * 0.7,
      roof + 50,
      w * 0.3,
      30,
      sheet.radial([
        [0, '#d4ee2a', 0.32],
        [1, '#d4ee2a', 0],
      ]),
    ),
    rect(w * 0.855, roof - 200, 10, 200, '#11121d'),
    stroke(`M${w * 0.79} ${roof - 200}h${w * 0.14}`, '#d4ee2a', 7),
    stroke(`M${w * 0.79} ${roof - 200}h${w * 0.14}`, '#d4ee2a', 30, `stroke-opacity=".5" filter="${sheet.blur(13, true)}"`),
    people ? drawWalker(w * 0.7, roof + 24, Math.min(w, h) * 0.27, '#1a1d2b', '#ffb98a') : '',
    drawFinish(sheet, 0.5),
  );
}

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
