import type { MailColors } from './mail-look.ts';

type Declarations = Readonly<Record<string, string | number>>;

/**
 * Colored elements, by the class that the dark rules select. Mail programs apply inline styles; those with a dark mode read the style
 * element too.
 */
const painted = {
  page: ({ page, ink }: MailColors): Declarations => ({ 'background-color': page, color: ink }),
  card: ({ card, ink }: MailColors): Declarations => ({ 'background-color': card, color: ink }),
  band: ({ band, bandInk }: MailColors): Declarations => ({ 'background-color': band, color: bandInk }),
  button: ({ button, buttonInk }: MailColors): Declarations => ({ 'background-color': button, color: buttonInk }),
  muted: ({ muted }: MailColors): Declarations => ({ color: muted }),
  ink: ({ ink }: MailColors): Declarations => ({ color: ink }),
  rule: ({ line }: MailColors): Declarations => ({ 'border-color': line }),
} as const;

export type Painted = keyof typeof painted;

const formatDeclarations = (declarations: Declarations, ending = ''): string =>
  Object.entries(declarations)
    .map(([name, value]) => `${name}:${value}${ending}`)
    .join(';');

/** Returns the attributes of a colored element. */
export function renderColorAttributes(what: Painted, colors: MailColors, more: Declarations = {}): string {
  return `class="${what}" style="${formatDeclarations({ ...more, ...painted[what](colors) })}"`;
}

export function renderStyle(declarations: Declarations): string {
  return `style="${formatDeclarations(declarations)}"`;
}

/** Rules for the dark color scheme. */
export function renderDarkRules(colors: MailColors): string {
  const rules = Object.entries(painted).map(([what, declare]) => `.${what}{${formatDeclarations(declare(colors), '!important')}}`);
  return `@media (prefers-color-scheme:dark){${rules.join('')}}`;
}
