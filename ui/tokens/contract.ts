/** Every color role. A role names a use, never a hue; each tone of a brand defines them all. */
export const colorRoles = [
  'surface',
  'surface-raised',
  'surface-sunken',
  'surface-inverse',
  'ink',
  'ink-muted',
  'ink-inverse',
  'line',
  'line-strong',
  'accent',
  'accent-hover',
  'accent-ink',
  'accent-text',
  'solid',
  'solid-hover',
  'solid-ink',
  'sale',
  'success',
  'success-surface',
  'warning',
  'warning-surface',
  'danger',
  'danger-surface',
  'info',
  'info-surface',
  'focus',
  'focus-gap',
  'scrim',
] as const;

export type ColorRole = (typeof colorRoles)[number];
export type Palette = Readonly<Record<ColorRole, string>>;

/** A tone remaps all roles below an element with `data-tone`; `base` is the page itself. */
export type Tone = 'base' | 'inverse' | 'accent';

export type TypeStep = 'display' | 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'lead' | 'body' | 'small' | 'caption';

/** Font size as a fluid range in rem, from a 390 px to a 1440 px wide viewport. */
export interface TypeSize {
  readonly min: number;
  readonly max: number;
  readonly lineHeight: number;
}

/** Settings of a voice in the variable font: width in percent, weight 400–800, letter and word spacing in em. */
export interface Voice {
  readonly stretch: number;
  readonly weight: number;
  readonly tracking: number;
  readonly wordSpacing: number;
  readonly transform: 'none' | 'uppercase';
}

export interface Radii {
  readonly control: string;
  readonly card: string;
  readonly media: string;
  readonly badge: string;
}

export interface Shadows {
  readonly low: string;
  readonly high: string;
}

/** Design decisions of a brand. Spacing, motion, layers and layout widths are shared (see scale.ts). */
export interface Brand {
  readonly id: string;
  readonly tones: Readonly<Record<Tone, Palette>>;
  readonly type: Readonly<Record<TypeStep, TypeSize>>;
  readonly voices: { readonly display: Voice; readonly heading: Voice; readonly label: Voice; readonly eyebrow: Voice };
  readonly radii: Radii;
  readonly shadows: Shadows;
}
