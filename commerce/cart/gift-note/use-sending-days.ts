import { useHydrated } from '#ui/hydration/use-hydrated.ts';

/** Minimum and maximum of a date field. */
export interface SendingDays {
  readonly min?: string;
  readonly max?: string;
}

/** A date in the shopper's time zone, e.g. 2026-12-24. */
function getDayFromToday(days: number, years = 0): string {
  const now = new Date();
  const day = new Date(Date.UTC(now.getFullYear() + years, now.getMonth(), now.getDate() + days));
  return day.toISOString().slice(0, 10);
}

/**
 * Days on which a gift card can be mailed: from tomorrow to one day less than a year ahead, so that they are valid in all time zones of a
 * site. Undefined before hydration, because rendered pages are cached.
 */
export function useSendingDays(): SendingDays {
  return useHydrated() ? { min: getDayFromToday(1), max: getDayFromToday(-1, 1) } : {};
}
