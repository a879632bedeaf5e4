import type { MailColours } from './mail-look.ts';

type Declarations = Readonly<Record<string, string | number>>;

/** What is coloured, by the class under which the dark colours find it. Mail programs keep inline styles; those that know a dark mode keep the style element too. */
const painted = {
  page: ({ page, ink }: MailColours): Declarations => ({ 'background-color': page, color: ink }),
  card: ({ card, ink }: MailColours): Declarations => ({ 'background-color': card, color: ink }),
  band: ({ band, bandInk }: MailColours): Declarations => ({ 'background-color': band, color: bandInk }),
  button: ({ button, buttonInk }: MailColours): Declarations => ({ 'background-color': button, color: buttonInk }),
  muted: ({ muted }: MailColours): Declarations => ({ color: muted }),
  ink: ({ ink }: MailColours): Declarations => ({ color: ink }),
  rule: ({ line }: MailColours): Declarations => ({ 'border-color': line }),
} as const;

export type Painted = keyof typeof painted;

const written = (declarations: Declarations, ending = ''): string =>
  Object.entries(declarations)
    .map(([name, value]) => `${name}:${value}${ending}`)
    .join(';');

/** The attributes of an element that is coloured so. */
export function paint(what: Painted, colours: MailColours, more: Declarations = {}): string {
  return `class="${what}" style="${written({ ...more, ...painted[what](colours) })}"`;
}

export function styled(declarations: Declarations): string {
  return `style="${written(declarations)}"`;
}

/** Rules for readers who prefer the dark. */
export function darkRules(colours: MailColours): string {
  const rules = Object.entries(painted).map(([what, declare]) => `.${what}{${written(declare(colours), '!important')}}`);
  return `@media (prefers-color-scheme:dark){${rules.join('')}}`;
}
