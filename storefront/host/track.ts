import type { TrackingEvent } from '#engine/host.ts';
import type * as MakeEvents from '../tracking/make-events.ts';
import type * as RecordEvent from '../tracking/record-event.ts';
import { isAllowed } from './consent.ts';

/** Asked for once, so that events arrive in their order; once more after it could not be had. */
let recorder: Promise<typeof RecordEvent> | undefined;

/**
 * Where every event of a page arrives. Without the visitor's consent it ends here: nothing is kept for later. Failed calls go to the shop's
 * log in any case, which needs them to work. The code that tells comes with the first event that may be told.
 */
export function track(event: TrackingEvent): void {
  if (event.name !== 'service-error' && !isAllowed('analytics')) return;
  recorder ??= import('../tracking/record-event.ts').catch((error: unknown) => {
    recorder = undefined;
    throw error;
  });
  recorder.then(({ recordEvent }) => recordEvent(event, () => isAllowed('analytics'))).catch(noteLoss);
}

/** What there is to tell, by the code that makes it. */
export type EventsOf = (make: typeof MakeEvents) => readonly TrackingEvent[] | Promise<readonly TrackingEvent[]>;

/** How long what is told next waits for what is told first, in milliseconds. */
const LIMIT = 5000;
let before: Promise<void> = Promise.resolve();

/**
 * Tells what is made of the shop's own data by code that only those need who allow it; in the order of the calls, as a page's view comes
 * before what is seen on it. What hangs holds up the others for a time only, and is told whenever it comes.
 */
export function trackMade(eventsOf: EventsOf): void {
  if (!isAllowed('analytics')) return;
  before = before.then(() => Promise.race([tellMade(eventsOf), new Promise<void>((resolve) => setTimeout(resolve, LIMIT))]));
}

async function tellMade(eventsOf: EventsOf): Promise<void> {
  try {
    const events = await eventsOf(await import('../tracking/make-events.ts'));
    events.forEach(track);
  } catch (error) {
    noteLoss(error);
  }
}

function noteLoss(error: unknown): void {
  console.warn('[cairn] [tracking] an event is lost', error);
}
