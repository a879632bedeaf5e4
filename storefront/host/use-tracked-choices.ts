import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useStorefrontHost } from '../canvas/host-context.ts';
import type { ShownChoice } from '../canvas/get-shown-choices.ts';
import { isAllowed, onConsent } from './consent.ts';

/**
 * Tracks the chosen variant of each experience once per page, and again only after a recalculation changes it. Without consent it counts as
 * not tracked, so that a later consent on the same page tracks it.
 */
export function useTrackedChoices(choices: readonly ShownChoice[] | undefined): void {
  const host = useStorefrontHost();
  const { pathname, search } = useLocation();
  const tracked = useRef({ page: '', keys: new Set<string>() });
  const page = pathname + search;
  useEffect(() => {
    const report = (): void => {
      if (!isAllowed('analytics')) return;
      if (tracked.current.page !== page) tracked.current = { page, keys: new Set() };
      for (const { id, chosen, event } of choices ?? []) {
        const key = `${id}:${chosen}`;
        if (tracked.current.keys.has(key)) continue;
        tracked.current.keys.add(key);
        host.track({
          name: 'experience-impression',
          data: { experienceId: id, variant: chosen, ...(event === undefined ? {} : { trackingEvent: event }) },
        });
      }
    };
    report();
    return onConsent(report);
  }, [choices, host, page]);
}
