import type { MailColors, MailLook, MailLooks } from '#backend/mail/frame/mail-look.ts';
import { solvane } from '#ui/brands/solvane.ts';
import { tarnfell } from '#ui/brands/tarnfell.ts';
import type { Brand } from '#ui/tokens/contract.ts';

function getColors({ base, inverse }: Brand['tones'], tone: 'base' | 'inverse'): MailColors {
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

function getLook({ tones, radii, voices: { display } }: Brand): MailLook {
  return {
    light: getColors(tones, 'base'),
    dark: getColors(tones, 'inverse'),
    corner: radii.control,
    name: { weight: display.weight, transform: display.transform },
  };
}

const looks = { [solvane.id]: getLook(solvane), [tarnfell.id]: getLook(tarnfell) };
const standard = getLook(tarnfell);

/** Colors of the brands in mails. */
export const getBrandMailLook: MailLooks = (brand) => looks[brand] ?? standard;
