import type { ColorRole } from './contract.ts';

/** Pairs with text: WCAG 2.2 SC 1.4.3 requires 4.5:1. */
export const textPairs: readonly (readonly [text: ColorRole, background: ColorRole])[] = [
  ...(['ink', 'ink-muted', 'accent-text', 'sale', 'success', 'warning', 'danger', 'info'] as const).flatMap((text) =>
    (['surface', 'surface-raised', 'surface-sunken'] as const).map((background) => [text, background] as const),
  ),
  ['ink-inverse', 'surface-inverse'],
  ['accent-ink', 'accent'],
  ['accent-ink', 'accent-hover'],
  ['solid-ink', 'solid'],
  ['solid-ink', 'solid-hover'],
  ['success', 'success-surface'],
  ['warning', 'warning-surface'],
  ['danger', 'danger-surface'],
  ['info', 'info-surface'],
  ...(['success-surface', 'warning-surface', 'danger-surface', 'info-surface'] as const).map((background) => ['ink', background] as const),
];

/** Pairs with a control's outline or the focus ring: SC 1.4.11 requires 3:1. */
export const shapePairs: readonly (readonly [shape: ColorRole, background: ColorRole])[] = [
  ['line-strong', 'surface'],
  ['line-strong', 'surface-raised'],
  ['focus', 'surface'],
  ['focus', 'surface-raised'],
  ['focus', 'focus-gap'],
];

/**
 * Relative luminance of a `#rrggbb` color, 0–1 (WCAG 2.2).
 * @throws RangeError for any other notation.
 */
function getLuminance(hex: string): number {
  const match = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex);
  if (!match) throw new RangeError(`not a color of the form #rrggbb: ${hex}`);
  const [red = 0, green = 0, blue = 0] = match.slice(1).map((part) => {
    const value = Number.parseInt(part, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two `#rrggbb` colors, 1–21. */
export function getContrast(one: string, other: string): number {
  const [light, dark] = [getLuminance(one), getLuminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
