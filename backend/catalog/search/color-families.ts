export const colorFamilies = [
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'pink',
  'brown',
  'beige',
  'black',
  'gray',
  'white',
] as const;
export type ColorFamily = (typeof colorFamilies)[number];

/** Hue in degrees, the others from 0 to 1. */
interface Shade {
  readonly hue: number;
  readonly saturation: number;
  readonly lightness: number;
}

function readShade(swatch: string): Shade | null {
  const [, ...pairs] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(swatch) ?? [];
  if (pairs.length !== 3) return null;
  const [red = 0, green = 0, blue = 0] = pairs.map((pair) => Number.parseInt(pair, 16) / 255);
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  const lightness = most - range / 2;
  const saturation = range === 0 ? 0 : range / (1 - Math.abs(2 * lightness - 1));
  const sector = most === red ? (green - blue) / range : most === green ? 2 + (blue - red) / range : 4 + (red - green) / range;
  return { hue: range === 0 ? 0 : (sector * 60 + 360) % 360, saturation, lightness };
}

/** Conditions of each family. Many shades belong to two, because shoppers draw the line differently. */
const belongs: Readonly<Record<ColorFamily, (shade: Shade) => boolean>> = {
  red: ({ hue, saturation, lightness }) => (hue < 18 || hue >= 345) && saturation >= 0.45 && lightness > 0.2 && lightness < 0.7,
  orange: ({ hue, saturation, lightness }) => hue >= 12 && hue < 42 && saturation >= 0.5 && lightness > 0.3 && lightness < 0.8,
  yellow: ({ hue, saturation, lightness }) => hue >= 36 && hue < 75 && saturation >= 0.5 && lightness > 0.35,
  green: ({ hue, saturation, lightness }) => hue >= 65 && hue < 172 && saturation >= 0.15 && lightness > 0.12 && lightness < 0.85,
  blue: ({ hue, saturation, lightness }) => hue >= 172 && hue < 258 && saturation >= 0.15 && lightness > 0.16 && lightness < 0.9,
  purple: ({ hue, saturation, lightness }) => hue >= 255 && hue < 315 && saturation >= 0.2 && lightness > 0.15 && lightness < 0.85,
  pink: ({ hue, saturation, lightness }) => (hue >= 305 || hue < 8) && saturation >= 0.35 && lightness >= 0.6 && lightness < 0.92,
  brown: ({ hue, saturation, lightness }) =>
    hue >= 12 && hue < 45 && saturation >= 0.2 && (saturation < 0.6 || lightness < 0.4) && lightness >= 0.15 && lightness < 0.55,
  beige: ({ hue, saturation, lightness }) =>
    hue >= 20 && hue < 65 && saturation >= 0.08 && saturation < 0.6 && lightness >= 0.6 && lightness < 0.95,
  black: ({ saturation, lightness }) => lightness <= 0.18 && saturation < 0.5,
  gray: ({ saturation, lightness }) => saturation < 0.2 && lightness > 0.2 && lightness < 0.88,
  white: ({ lightness }) => lightness >= 0.86,
};

/** Families of a color by its swatch, e.g. `#c4552c` → red, orange; none for a picture. */
export function getColorFamilies(swatch: string): ColorFamily[] {
  const shade = readShade(swatch);
  return shade ? colorFamilies.filter((family) => belongs[family](shade)) : [];
}
