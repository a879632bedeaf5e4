import { toDate, toLocalInstant, toInstant, iterateSpans } from './opening.ts';
import { hasService, type Store } from './store.ts';

/**
 * Time at which a pickup order placed now is ready: after the store's preparation time, counted in opening hours.
 * @returns undefined if the store offers no pickup or its next opening is unknown
 */
export function calculateReadyTime(store: Store, now: Date): Date | undefined {
  if (!hasService(store, 'pickup')) return undefined;
  const start = getPreparationStart(store, toInstant(now));
  let remaining = Temporal.Duration.from({ minutes: store.pickupMinutes });
  for (const { opens, closes } of iterateSpans(store, start)) {
    const begins = Temporal.Instant.compare(opens, start) < 0 ? start : opens;
    const ready = begins.add(remaining);
    if (Temporal.Instant.compare(ready, closes) < 0) return toDate(ready);
    remaining = remaining.subtract(closes.since(begins));
  }
  return undefined;
}

/** The order time, or the end of its day after the cut-off. */
function getPreparationStart({ timeZone, pickupCutOff }: Store, now: Temporal.Instant): Temporal.Instant {
  const day = now.toZonedDateTimeISO(timeZone).toPlainDate();
  return Temporal.Instant.compare(now, toLocalInstant(day, pickupCutOff, timeZone)) < 0 ? now : toLocalInstant(day, '24:00', timeZone);
}
