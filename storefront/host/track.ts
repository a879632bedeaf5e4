import type { TrackingEvent } from '#engine/host.ts';
import type * as MakeEvents from '../tracking/make-events.ts';
import type * as RecordEvent from '../tracking/record-event.ts';
import { isAllowed } from './consent.ts';

/** Loaded once, so that events stay in order; loaded again after a failure. */
let recorder: Promise<typeof RecordEvent> | undefined;

/**
 * Receives every event of a page. Without the visitor's consent events are dropped, except failed calls, which the shop's log needs. The
 * tracking code is loaded with the first event.
 */
export function track(event: TrackingEvent): void {
  if (event.name !== 'service-error' && !isAllowed('analytics')) return;
  recorder ??= import('../tracking/record-event.ts').catch((error: unknown) => {
    recorder = undefined;
    throw error;
  });
  recorder.then(({ recordEvent }) => recordEvent(event, () => isAllowed('analytics'))).catch(logLostEvent);
}

/** Creates events with the lazily loaded event factories. */
export type EventFactory = (make: typeof MakeEvents) => readonly TrackingEvent[] | Promise<readonly TrackingEvent[]>;

/** Milliseconds that an event waits for the previous ones. */
const LIMIT = 5000;
let previous: Promise<void> = Promise.resolve();

/**
 * Tracks events that lazily loaded code creates from the shop's data, in call order: a page view precedes what is seen on the page. A slow
 * event delays the others only for a limited time.
 */
export function trackLazily(eventsOf: EventFactory): void {
  if (!isAllowed('analytics')) return;
  previous = previous.then(() => Promise.race([createAndTrack(eventsOf), new Promise<void>((resolve) => setTimeout(resolve, LIMIT))]));
}

async function createAndTrack(eventsOf: EventFactory): Promise<void> {
  try {
    const events = await eventsOf(await import('../tracking/make-events.ts'));
    events.forEach(track);
  } catch (error) {
    logLostEvent(error);
  }
}

function logLostEvent(error: unknown): void {
  console.warn('[cairn] [tracking] an event was lost', error);
}
