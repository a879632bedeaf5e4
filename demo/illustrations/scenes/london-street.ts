import { darken, lighten } from '../color.ts';
import { drawSewnMark } from '../products/material.ts';
import { drawEllipse, group, drawPath, drawRect, drawStroke, type Sheet } from '../sheet.ts';
import { drawFinish } from './atmosphere.ts';
import { drawWalker } from './figures.ts';

/** One house of the terrace: its left edge and width, the height of its roof, and its color. */
interface House {
  x: number;
  width: number;
  roof: number;
  wall: string;
}

/** Sash windows in rows, some of them lit. */
function drawWindows(sheet: Sheet, house: House, top: number, foot: number): string {
  const columns = 3;
  const rows = Math.max(2, Math.round((foot - top) / (house.width * 0.42)));
  const step = (foot - top) / rows;
  const [w, h] = [Math.round(house.width * 0.17), Math.round(step * 0.6)];
  const panes = ['', ''];
  let sills = '';
  let bars = '';
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const mirrorX = Math.round(house.x + (house.width * (column + 0.5)) / columns - w / 2);
      const y = Math.round(top + step * row + step * 0.2);
      panes[sheet.random.next() > 0.62 ? 1 : 0] += `M${mirrorX} ${y}h${w}v${h}h${-w}Z`;
      sills += `M${mirrorX - 5} ${y + h}h${w + 10}v6h${-w - 10}Z`;
      bars += `M${mirrorX} ${y + Math.round(h / 2)}h${w}M${mirrorX + Math.round(w / 2)} ${y}v${h}`;
    }
  return (
    drawStroke(panes.join(''), '#e9e2d2', 5) +
    drawPath(panes[0] as string, '#31404e') +
    drawPath(panes[1] as string, '#ffd48a') +
    drawStroke(bars, '#e9e2d2', 2.5) +
    drawPath(sills, '#d9d0be')
  );
}

function drawHouse(sheet: Sheet, house: House, foot: number): string {
  const { x, width, roof, wall } = house;
  const bricks = sheet.pattern(24, 16, `<path d="M0 .5H24M0 8.5H24M6 0V8M18 8V16" stroke="${darken(wall, 0.5)}" stroke-opacity=".28"/>`);
  return [
    drawRect(x + Math.round(width * 0.12), roof - 44, Math.round(width * 0.16), 50, darken(wall, 0.3)),
    drawStroke(`M${x + Math.round(width * 0.16)} ${roof - 44}v-18M${x + Math.round(width * 0.24)} ${roof - 44}v-18`, '#9a5b42', 12),
    drawRect(
      x,
      roof,
      width,
      foot - roof,
      sheet.linear([
        [0, lighten(wall, 0.12)],
        [1, darken(wall, 0.2)],
      ]),
    ),
    drawRect(x, roof, width, foot - roof, bricks),
    drawRect(x - 4, roof - 8, width + 8, 16, '#d9d0be'),
    drawRect(x - 4, roof + 8, width + 8, 6, '#05070b', 'fill-opacity=".24"'),
    drawWindows(sheet, house, roof + 16, foot),
  ].join('');
}

/** A lit shop window with three jackets, below an awning and the sign of the shop. */
function drawShop(sheet: Sheet, x: number, top: number, width: number, foot: number): string {
  const tall = foot - top;
  const y = (share: number): number => Math.round(top + share * tall);
  const getX = (share: number): number => Math.round(x + share * width);
  const drawJacket = (share: number, color: string): string =>
    group(
      drawPath('M-24 -120Q0 -146 24 -120L50 -104L66 -10H42L38 -60V20H-38V-60L-42 -10H-66L-50 -104Z', color) +
        drawStroke('M0 -116V18', darken(color, 0.5), 4) +
        drawPath('M-22 -124Q0 -96 22 -124Q0 -160 -22 -124Z', darken(color, 0.35)) +
        drawStroke('M0 20V64M-22 64H22', '#5b4632', 6),
      `transform="translate(${getX(share)} ${y(0.77)}) scale(${((tall / 300) * 0.9).toFixed(2)})"`,
    );
  const stripes = Array.from(
    { length: 6 },
    (_, i) => `M${getX(0.02 + i * 0.16)} ${y(0.22)}H${getX(0.1 + i * 0.16)}L${getX(0.08 + i * 0.163)} ${y(0.36)}H${getX(i * 0.163)}Z`,
  ).join('');
  const glass = sheet.linear([
    [0, '#ffe6b0'],
    [0.7, '#f2b765'],
    [1, '#b97a3c'],
  ]);
  return [
    drawRect(x, top, width, tall, '#17362f'),
    drawRect(getX(0.05), y(0.3), Math.round(width * 0.58), y(0.88) - y(0.3), glass),
    drawRect(getX(0.7), y(0.3), Math.round(width * 0.22), y(1) - y(0.3), '#10261f'),
    drawRect(getX(0.73), y(0.34), Math.round(width * 0.16), y(0.8) - y(0.34), glass),
    drawStroke(`M${getX(0.9)} ${y(0.64)}v${Math.round(tall * 0.08)}`, '#e2b25c', 6),
    drawJacket(0.15, '#c4552c'),
    drawJacket(0.34, '#24493f'),
    drawJacket(0.53, '#7799a5'),
    drawStroke(`M${getX(0.24)} ${y(0.3)}V${y(0.88)}M${getX(0.44)} ${y(0.3)}V${y(0.88)}`, '#17362f', 7),
    drawRect(x, top, width, y(0.22) - top, '#1f4a40'),
    drawStroke(`M${x} ${top + 3}H${x + width}`, '#d8b27a', 5),
    drawSewnMark('tarnfell', getX(0.42), y(0.05), width * 0.16, '#f1e6cc'),
    drawPath(`M${getX(0)} ${y(0.22)}H${getX(1)}L${getX(1.02)} ${y(0.36)}H${getX(-0.02)}Z`, '#c4552c'),
    drawPath(stripes, '#f1e6cc'),
    drawPath(`M${getX(-0.02)} ${y(0.36)}H${getX(1.02)}V${y(0.4)}H${getX(-0.02)}Z`, '#05070b', 'fill-opacity=".3"'),
  ].join('');
}

/** A red telephone box, `tall` units high, its foot at (x, y). */
function drawPhoneBox(sheet: Sheet, x: number, y: number, tall: number): string {
  const red = sheet.linear(
    [
      [0, '#d8402e'],
      [0.5, '#c02a1e'],
      [1, '#7d160f'],
    ],
    [0, 0, 1, 0],
  );
  const bars = [0, 1, 2, 3, 4, 5].map((i) => `M-34 ${-196 + i * 28}H34`).join('');
  return group(
    [
      drawPath('M-46 0V-240Q0 -268 46 -240V0Z', red),
      drawRect(-40, -236, 80, 20, '#f6ead2'),
      drawRect(-34, -206, 68, 178, '#ffe2a4'),
      drawRect(4, -206, 30, 178, '#05070b', 'fill-opacity=".16"'),
      drawStroke(`${bars}M-12 -206V-28M12 -206V-28`, '#b3261b', 4),
      drawRect(-50, -8, 100, 10, '#5c100b'),
    ],
    `transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${(tall / 262).toFixed(2)})"`,
  );
}

/** A street lamp with its light, its foot at (x, y). */
function drawLamp(sheet: Sheet, x: number, y: number, tall: number): string {
  const head = y - tall;
  return [
    drawEllipse(
      x,
      head,
      tall * 0.34,
      tall * 0.34,
      sheet.radial([
        [0, '#ffe2a4', 0.6],
        [1, '#ffe2a4', 0],
      ]),
    ),
    drawStroke(`M${x} ${y}V${head + 30}`, '#14191f', 9),
    drawStroke(`M${x - 16} ${y}H${x + 16}M${x - 20} ${head + 60}H${x + 20}`, '#14191f', 8),
    drawPath(`M${x - 20} ${head - 22}H${x + 20}L${x + 13} ${head + 26}H${x - 13}Z`, '#ffe9b8'),
    drawPath(`M${x - 26} ${head - 20}L${x} ${head - 50}L${x + 26} ${head - 20}Z`, '#14191f'),
  ].join('');
}

/** A wet street in London at dusk, with the shop between brick houses; its lower third is dark, so that text can be read on it. */
export function drawLondonStreet(sheet: Sheet): void {
  const { width: w, height: h, random } = sheet;
  const wide = w / h > 1.15;
  const ground = Math.round(h * (wide ? 0.76 : 0.6));
  const shopTop = Math.round(ground - h * (wide ? 0.36 : 0.26));
  const unit = Math.round(wide ? h * 0.52 : w * 0.6);
  const walls = ['#8a4f3c', '#b9a78d', '#74443a', '#96604a', '#a89078', '#7d4a3c'];
  const shopX = Math.round(wide ? w * 0.55 : w * 0.2);
  const houses: House[] = [];
  for (let mirrorX = shopX - Math.ceil(shopX / unit) * unit, i = 0; mirrorX < w; mirrorX += unit, i += 1)
    houses.push({ x: mirrorX, width: unit, roof: Math.round(h * random.between(0.05, 0.13)), wall: walls[i % walls.length] as string });
  const plain = houses.filter(({ x }) => x !== shopX);
  const rain = Array.from({ length: 90 }, () => `M${Math.round(random.between(0, w))} ${Math.round(random.between(0, h))}l-6 34`).join('');
  const drawGlow = (x: number, wideness: number, color: string): string =>
    drawRect(
      Math.round(x),
      ground + 20,
      Math.round(wideness),
      h - ground,
      sheet.linear([
        [0, color, 0.5],
        [1, color, 0],
      ]),
    );
  const tall = h * (wide ? 0.3 : 0.2);
  sheet.add(
    drawRect(
      0,
      0,
      w,
      h,
      sheet.linear([
        [0, '#4d5c74'],
        [0.3, '#c9a99a'],
        [0.6, '#e6c4a0'],
      ]),
    ),
    ...houses.map((house) => drawHouse(sheet, house, shopTop)),
    ...plain.map(({ x, width, wall }) =>
      [
        drawRect(x, shopTop, width, ground - shopTop, darken(wall, 0.62)),
        drawRect(
          x + 18,
          shopTop + 50,
          Math.round(width * 0.56),
          ground - shopTop - 80,
          sheet.linear([
            [0, '#d9a866'],
            [1, '#6b4a35'],
          ]),
          'fill-opacity=".75"',
        ),
        drawRect(x + Math.round(width * 0.7), shopTop + 50, Math.round(width * 0.2), ground - shopTop - 50, '#141a20'),
        drawRect(x, shopTop, width, 34, darken(wall, 0.45)),
        drawStroke(`M${x} ${shopTop + 36}H${x + width}`, '#d9d0be', 3, 'stroke-opacity=".5"'),
      ].join(''),
    ),
    drawShop(sheet, shopX, shopTop, unit, ground),
    drawRect(
      0,
      ground,
      w,
      h - ground,
      sheet.linear([
        [0, '#6d6a70'],
        [0.12, '#454850'],
        [1, '#12161d'],
      ]),
    ),
    drawGlow(shopX + unit * 0.05, unit * 0.58, '#ffc978'),
    drawGlow(shopX + unit * 0.73, unit * 0.16, '#ffc978'),
    ...plain.map(({ x, width }) => drawGlow(x + 18, width * 0.5, '#c98f56')),
    drawRect(0, ground, w, 6, '#d9d0be', 'fill-opacity=".5"'),
    drawRect(0, Math.round(ground + h * 0.05), w, 9, '#0b0f14', 'fill-opacity=".55"'),
    drawLamp(sheet, Math.round(shopX - unit * 0.12), ground + 12, Math.round(h * (wide ? 0.5 : 0.36))),
    drawPhoneBox(sheet, shopX + unit * (wide ? 1.16 : 1.12), ground + h * 0.02, tall * 1.05),
    drawWalker(shopX + unit * 0.62, ground + h * 0.035, tall * 0.82, '#c1913c', '#ffe6b0'),
    drawStroke(rain, '#e6eef5', 2, 'stroke-opacity=".22"'),
    drawFinish(sheet, 0.4),
  );
}
