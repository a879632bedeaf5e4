import type { MailColors, MailLook, MailLooks } from '#backend/mail/frame/mail-look.ts';
import { solvane } from '#ui/brands/solvane.ts';
import { tarnfell } from '#ui/brands/tarnfell.ts';
import type { Brand } from '#ui/tokens/contract.ts';

function colorsOf({ base, inverse }: Brand['tones'], tone: 'base' | 'inverse'): MailColors {
  const colors = tone === 'base' ? base : inverse;
  return {
    page: colors['surface-sunken'],
    card: colors[tone === 'base' ? 'surface-raised' : 'surface'],
    ink: colors.ink,
    muted: colors['ink-muted'],
    line: colors.line,
    band: inverse.surface,
    bandInk: inverse.ink,
    button: colors.accent,
    buttonInk: colors['accent-ink'],
  };
}

function lookOf({ tones, radii, voices: { display } }: Brand): MailLook {
  return {
    light: colorsOf(tones, 'base'),
    dark: colorsOf(tones, 'inverse'),
    corner: radii.control,
    name: { weight: display.weight, transform: display.transform },
  };
}

const looks = { [solvane.id]: lookOf(solvane), [tarnfell.id]: lookOf(tarnfell) };
const standard = lookOf(tarnfell);

/** Colors of the brands in mails. */
export const brandMailLooks: MailLooks = (brand) => looks[brand] ?? standard;
