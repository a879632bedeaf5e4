import { useHydrated } from '#ui/hydration/use-hydrated.ts';

/** Bounds of a date field. */
export interface SendingDays {
  readonly min?: string;
  readonly max?: string;
}

/** A day of the shopper's calendar, e.g. 2026-12-24. */
function dayFromToday(days: number, years = 0): string {
  const now = new Date();
  const day = new Date(Date.UTC(now.getFullYear() + years, now.getMonth(), now.getDate() + days));
  return day.toISOString().slice(0, 10);
}

/**
 * The days on which a gift card can be mailed later: tomorrow to a year ahead, less one day, so that they are possible in every time zone of
 * a site. None before hydration: finished pages are cached.
 */
export function useSendingDays(): SendingDays {
  return useHydrated() ? { min: dayFromToday(1), max: dayFromToday(-1, 1) } : {};
}
