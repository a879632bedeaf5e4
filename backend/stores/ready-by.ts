import { dateOf, instantAt, instantOf, spansFrom } from './opening.ts';
import { offers, type Store } from './store.ts';

/**
 * When an order for pickup that is placed now can be collected: after its minutes of opening time, and while the store is open.
 * @returns undefined where the store offers no pickup or its next opening is not known.
 */
export function readyBy(store: Store, now: Date): Date | undefined {
  if (!offers(store, 'pickup')) return undefined;
  const start = preparedFrom(store, instantOf(now));
  let remaining = Temporal.Duration.from({ minutes: store.pickupMinutes });
  for (const { opens, closes } of spansFrom(store, start)) {
    const begins = Temporal.Instant.compare(opens, start) < 0 ? start : opens;
    const ready = begins.add(remaining);
    if (Temporal.Instant.compare(ready, closes) < 0) return dateOf(ready);
    remaining = remaining.subtract(closes.since(begins));
  }
  return undefined;
}

/** The moment itself, or the end of its day after the cut-off. */
function preparedFrom({ timeZone, pickupCutOff }: Store, now: Temporal.Instant): Temporal.Instant {
  const day = now.toZonedDateTimeISO(timeZone).toPlainDate();
  return Temporal.Instant.compare(now, instantAt(day, pickupCutOff, timeZone)) < 0 ? now : instantAt(day, '24:00', timeZone);
}
