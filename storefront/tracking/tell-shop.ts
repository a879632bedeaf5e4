import type { TrackingEvent } from '#engine/host.ts';
import type { EventBatch } from '#generated/openapi/internal.ts';

const DELAY = 2000;
const MOST = 50;
let waiting: TrackingEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let mayTell = (): boolean => false;

/** Tells the shop of events in batches; the last goes when the page is left. What is no longer allowed by then is not sent. */
export function tellShop(event: TrackingEvent, isAllowed: () => boolean): void {
  mayTell = isAllowed;
  waiting.push(event);
  if (waiting.length >= MOST) send();
  else timer ??= setTimeout(send, DELAY);
}

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  const events = waiting.filter(({ name }) => name === 'service-error' || mayTell());
  waiting = [];
  if (events.length === 0) return;
  const batch: EventBatch = { path: location.pathname, events };
  navigator.sendBeacon('/fapi/events', new Blob([JSON.stringify(batch)], { type: 'application/json' }));
}

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') send();
});
