import type axe from 'axe-core';

/** The slowest rules of axe. Set to false when the same page passes them in another look that differs only in other aspects. */
export interface Looks {
  readonly colors?: boolean;
  readonly targets?: boolean;
}

/** All languages have the same colors. Only longer words can move controls closer together, so targets are measured in German as well. */
export const getLooksOfLocale = (locale: string): Looks => ({ colors: false, targets: locale === 'de-de' });

/** axe's options for these looks. */
export function getRules({ colors = true, targets = true }: Looks): axe.RuleObject {
  return { 'color-contrast': { enabled: colors }, 'link-in-text-block': { enabled: colors }, 'target-size': { enabled: targets } };
}
