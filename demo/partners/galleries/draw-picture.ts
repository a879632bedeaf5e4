/** What a shopper might have photographed: hills with a sun, or houses at dusk. The same seed is the same picture. */
export function drawPicture(kind: 'hills' | 'city', seed: number): string {
  const random = createRandom(seed);
  const [sky, low, sun, dark] = pick(palettes[kind], random);
  const sunAt = { x: 80 + random() * 240, y: 90 + random() * 110, r: 22 + random() * 34 };
  const layers = [0, 1, 2].map((depth) => (kind === 'hills' ? hill(random, depth) : houses(random, depth)));
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400">',
    `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${sky}"/><stop offset="1" stop-color="${low}"/></linearGradient></defs>`,
    '<path fill="url(#s)" d="M0 0h400v400H0z"/>',
    `<circle cx="${round(sunAt.x)}" cy="${round(sunAt.y)}" r="${round(sunAt.r)}" fill="${sun}"/>`,
    ...layers.map((d, depth) => `<path d="${d}" fill="${dark}" fill-opacity="${0.35 + depth * 0.3}"/>`),
    person(random, dark),
    '</svg>',
  ].join('');
}

type Palette = readonly [sky: string, low: string, sun: string, dark: string];

const palettes: Readonly<Record<'hills' | 'city', readonly Palette[]>> = {
  hills: [
    ['#f3c79a', '#e08a5b', '#fff1d6', '#1d3a33'],
    ['#9fc3cf', '#e9dfc8', '#fff8e6', '#254a45'],
    ['#2b3f63', '#c9705a', '#ffd9a0', '#141d2b'],
    ['#cfd8d0', '#8fa9a0', '#f7f4ed', '#14302a'],
  ],
  city: [
    ['#1c1c3a', '#e0583c', '#ffd23f', '#0c0c16'],
    ['#b8c4d6', '#f0d9c4', '#ffffff', '#23283a'],
    ['#2b2b2f', '#6b6f7c', '#d4fb1f', '#101014'],
    ['#f2a65a', '#d9486e', '#fff3c4', '#2a1030'],
  ],
};

function hill(random: () => number, depth: number): string {
  const base = 230 + depth * 55;
  const points = [0, 100, 200, 300, 400].map((x) => `${x} ${round(base - random() * (90 - depth * 22))}`);
  return `M0 400L${points.join('L')}L400 400z`;
}

function houses(random: () => number, depth: number): string {
  const base = 210 + depth * 60;
  let d = 'M0 400';
  for (let x = 0; x < 400;) {
    const width = 34 + random() * 50;
    const top = round(base - random() * (110 - depth * 28));
    d += `V${top}H${round(x + width)}`;
    x += width;
  }
  return `${d}V400z`;
}

function person(random: () => number, color: string): string {
  const x = 120 + random() * 160;
  const size = 46 + random() * 34;
  const y = 372 - size;
  return (
    `<g fill="${color}"><circle cx="${round(x)}" cy="${round(y)}" r="${round(size * 0.14)}"/>` +
    `<rect x="${round(x - size * 0.17)}" y="${round(y + size * 0.14)}" width="${round(size * 0.34)}" height="${round(size * 0.86)}" rx="${round(size * 0.14)}"/></g>`
  );
}

const round = (value: number): number => Math.round(value);

function pick<Value>(values: readonly Value[], random: () => number): Value {
  return values[Math.floor(random() * values.length)] as Value;
}

/** mulberry32 */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
