import type { TrackingEvent } from '#engine/host.ts';
import type * as MakeEvents from '../tracking/make-events.ts';
import { isAllowed } from './consent.ts';

/**
 * Where every event of a page arrives. Without the visitor's consent it ends here: nothing is kept for later. Failed calls go to the shop's
 * log in any case, which needs them to work. The code that tells comes with the first event that may be told.
 */
export function track(event: TrackingEvent): void {
  if (event.name !== 'service-error' && !isAllowed('analytics')) return;
  import('../tracking/record-event.ts').then(({ recordEvent }) => recordEvent(event, () => isAllowed('analytics'))).catch(noteLoss);
}

/** What there is to tell, by the code that makes it. */
export type EventsOf = (make: typeof MakeEvents) => readonly TrackingEvent[] | Promise<readonly TrackingEvent[]>;

let before: Promise<unknown> = Promise.resolve();

/** Tells what is made of the shop's own data by code that only those need who allow it; in the order of the calls, as a page's view comes before what is seen on it. */
export function trackMade(eventsOf: EventsOf): void {
  if (!isAllowed('analytics')) return;
  before = before
    .then(() => import('../tracking/make-events.ts'))
    .then((make) => make.inTime(eventsOf(make)))
    .then((events) => events.forEach(track))
    .catch(noteLoss);
}

function noteLoss(error: unknown): void {
  console.warn('[cairn] [tracking] an event is lost', error);
}
