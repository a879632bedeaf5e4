import type { MailColors } from './mail-look.ts';

type Declarations = Readonly<Record<string, string | number>>;

/** What is colored, by the class under which the dark colors find it. Mail programs keep inline styles; those that know a dark mode keep the style element too. */
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

const written = (declarations: Declarations, ending = ''): string =>
  Object.entries(declarations)
    .map(([name, value]) => `${name}:${value}${ending}`)
    .join(';');

/** The attributes of an element that is colored so. */
export function paint(what: Painted, colors: MailColors, more: Declarations = {}): string {
  return `class="${what}" style="${written({ ...more, ...painted[what](colors) })}"`;
}

export function styled(declarations: Declarations): string {
  return `style="${written(declarations)}"`;
}

/** Rules for readers who prefer the dark. */
export function darkRules(colors: MailColors): string {
  const rules = Object.entries(painted).map(([what, declare]) => `.${what}{${written(declare(colors), '!important')}}`);
  return `@media (prefers-color-scheme:dark){${rules.join('')}}`;
}
