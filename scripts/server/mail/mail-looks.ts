import type { MailColours, MailLook, MailLooks } from '#backend/mail/frame/mail-look.ts';
import { solvane } from '#ui/brands/solvane.ts';
import { tarnfell } from '#ui/brands/tarnfell.ts';
import type { Brand } from '#ui/tokens/contract.ts';

function coloursOf({ base, inverse }: Brand['tones'], tone: 'base' | 'inverse'): MailColours {
  const colours = tone === 'base' ? base : inverse;
  return {
    page: colours['surface-sunken'],
    card: colours[tone === 'base' ? 'surface-raised' : 'surface'],
    ink: colours.ink,
    muted: colours['ink-muted'],
    line: colours.line,
    band: inverse.surface,
    bandInk: inverse.ink,
    button: colours.accent,
    buttonInk: colours['accent-ink'],
  };
}

function lookOf({ tones, radii, voices: { display } }: Brand): MailLook {
  return {
    light: coloursOf(tones, 'base'),
    dark: coloursOf(tones, 'inverse'),
    corner: radii.control,
    name: { weight: display.weight, transform: display.transform },
  };
}

const looks = { [solvane.id]: lookOf(solvane), [tarnfell.id]: lookOf(tarnfell) };
const standard = lookOf(tarnfell);

/** Mails in the brands' own colours. */
export const brandMailLooks: MailLooks = (brand) => looks[brand] ?? standard;
