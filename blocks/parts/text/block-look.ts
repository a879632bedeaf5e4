import type { CSSProperties } from 'react';
import type { Tone } from '#ui/tokens/contract.ts';

/** The colors that an editor can set on a block; each a CSS color or the name of a color token. */
export interface EditorColors {
  readonly backgroundColor?: string;
  readonly textColor?: string;
  readonly titleColor?: string;
  readonly hoverLinkColor?: string;
}

/** Attributes for a block's root: `--block-bg`, `--block-ink`, `--block-title`, `--block-hover`, and the tone that keeps controls readable. */
export interface BlockLook {
  readonly style?: CSSProperties;
  readonly 'data-tone'?: Tone;
  readonly 'data-filled'?: '';
}

const inverseTokens: ReadonlySet<string> = new Set(['surface-inverse', 'solid', 'solid-hover', 'ink']);
const accentTokens: ReadonlySet<string> = new Set(['accent', 'accent-hover']);
const lightInkTokens: ReadonlySet<string> = new Set(['ink-inverse', 'accent-ink', 'solid-ink', 'surface', 'surface-raised']);

/**
 * Returns editor colors as custom properties. A dark background sets the inverse tone, so that text, buttons and focus rings on it stay
 * readable; `tone` overrides it for text on an image.
 */
export function getBlockLook(colors: EditorColors, tone: Tone | undefined = getTone(colors.backgroundColor)): BlockLook {
  const style: Record<string, string> = {};
  const { backgroundColor, textColor, titleColor, hoverLinkColor } = colors;
  if (backgroundColor) style['--block-bg'] = getBackground(backgroundColor, tone);
  if (textColor) style['--block-ink'] = getForeground(textColor, tone);
  if (titleColor) style['--block-title'] = getForeground(titleColor, tone);
  if (hoverLinkColor) style['--block-hover'] = getForeground(hoverLinkColor, tone);
  return {
    ...(Object.keys(style).length > 0 ? { style: style } : {}),
    ...(tone ? { 'data-tone': tone } : {}),
    ...(backgroundColor ? { 'data-filled': '' } : {}),
  };
}

/** The tone for a background color; undefined when the page's own works. */
export function getTone(color: string | undefined): Tone | undefined {
  if (color === undefined) return undefined;
  if (inverseTokens.has(color)) return 'inverse';
  if (accentTokens.has(color)) return 'accent';
  return isDark(color) ? 'inverse' : undefined;
}

function getBackground(color: string, tone: Tone | undefined): string {
  if (tone === 'inverse' && inverseTokens.has(color)) return 'var(--color-surface)';
  if (tone === 'accent' && accentTokens.has(color)) return 'var(--color-surface)';
  return resolveColor(color);
}

function getForeground(color: string, tone: Tone | undefined): string {
  const flipped = tone === 'inverse' || tone === 'accent';
  return flipped && lightInkTokens.has(color) ? 'var(--color-ink)' : resolveColor(color);
}

/** A name is the brand's if the brand has it, otherwise CSS's: the script does not contain the list of names. */
function resolveColor(color: string): string {
  return /^[a-z-]+$/.test(color) ? `var(--color-${color},${color})` : color;
}

/** True for a hex, rgb() or hsl() color on which white text has more contrast than black (relative luminance below 0.18). */
export function isDark(color: string): boolean {
  const [red, green, blue] = parseChannels(color) ?? [255, 255, 255];
  const toLinear = (value: number): number => (value / 255) ** 2.2;
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue) < 0.18;
}

type Channels = readonly [red: number, green: number, blue: number];

function parseChannels(color: string): Channels | undefined {
  const hex = /^#([\da-f]{3,8})$/i.exec(color)?.[1];
  if (hex) {
    const size = hex.length > 4 ? 2 : 1;
    const readChannel = (index: number): number => {
      const digits = hex.slice(index * size, index * size + size);
      return Number.parseInt(size === 1 ? digits + digits : digits, 16);
    };
    return [readChannel(0), readChannel(1), readChannel(2)];
  }
  const [, model, list = ''] = /^(rgb|hsl)a?\((.*)\)$/i.exec(color.trim()) ?? [];
  const [one = 0, two = 0, three = 0] = list
    .split(/[\s,/]+/)
    .filter(Boolean)
    .map((part) => Number.parseFloat(part));
  if (model === undefined) return undefined;
  return model.toLowerCase() === 'rgb' ? [one, two, three] : parseHslChannels(one, two / 100, three / 100);
}

function parseHslChannels(hue: number, saturation: number, lightness: number): Channels {
  const spread = saturation * Math.min(lightness, 1 - lightness);
  const readChannel = (shift: number): number => {
    const turn = (shift + hue / 30) % 12;
    return 255 * (lightness - spread * Math.max(-1, Math.min(turn - 3, 9 - turn, 1)));
  };
  return [readChannel(0), readChannel(8), readChannel(4)];
}
