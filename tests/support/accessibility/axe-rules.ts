import type axe from 'axe-core';

/** The rules that take most of axe's time. False where the same page passes them in a look that differs only in what they do not check. */
export interface Looks {
  readonly colors?: boolean;
  readonly targets?: boolean;
}

/** Another language has the same colors. Only longer words can move controls closer together, so targets are measured in German as well. */
export const looksOfLocale = (locale: string): Looks => ({ colors: false, targets: locale === 'de-de' });

/** axe's options for them. */
export function rulesOf({ colors = true, targets = true }: Looks): axe.RuleObject {
  return { 'color-contrast': { enabled: colors }, 'link-in-text-block': { enabled: colors }, 'target-size': { enabled: targets } };
}
