type Channels = [number, number, number];

function parseHex(hex: string): Channels {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function toHex(channels: Channels): string {
  return `#${channels
    .map((c) =>
      Math.round(Math.max(0, Math.min(255, c)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Mixes two `#rrggbb` colors; amount 0 gives the first, 1 the second. */
export function mixColors(from: string, to: string, amount: number): string {
  const a = parseHex(from);
  const b = parseHex(to);
  return toHex([a[0] + (b[0] - a[0]) * amount, a[1] + (b[1] - a[1]) * amount, a[2] + (b[2] - a[2]) * amount]);
}

/** Mixes towards a warm light color. */
export const lighten = (hex: string, amount: number): string => mixColors(hex, '#fffaf0', amount);

/** Mixes towards a cool dark color, not black. */
export const darken = (hex: string, amount: number): string => mixColors(hex, '#0b1018', amount);

/** Approximate lightness 0..1, for the choice between light and dark details. */
export function getLightness(hex: string): number {
  const [r, g, b] = parseHex(hex);
  return (r * 0.299 + g * 0.587 + b * 0.114) / 255;
}
