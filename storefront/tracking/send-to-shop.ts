import type { TrackingEvent } from '#engine/host.ts';
import type { EventBatch, PageEventName } from '#generated/openapi/internal.ts';

const DELAY = 2000;
const MAX_EVENTS = 50;
let waiting: TrackingEvent[] = [];
let done: PageEventName[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let isStillAllowed = (): boolean => false;
/** Path of the page of the queued events. */
let path = '';

/**
 * Sends events to the shop in batches, each of one page; the last one when the document is left. Events whose consent was withdrawn are
 * dropped.
 */
export function sendToShop(event: TrackingEvent, isAllowed: () => boolean): void {
  startBatch();
  waiting.push(event);
  scheduleSend(isAllowed);
}

/** Sends only the name of a visitor's action. */
export function sendPageEvent(name: PageEventName, isAllowed: () => boolean): void {
  startBatch();
  done.push(name);
  scheduleSend(isAllowed);
}

/** Sends the events of the previous page first: the server looks up recommendation tokens by path. */
function startBatch(): void {
  if (path !== location.pathname) send();
  path = location.pathname;
}

function scheduleSend(isAllowed: () => boolean): void {
  isStillAllowed = isAllowed;
  if (waiting.length >= MAX_EVENTS || done.length >= MAX_EVENTS) send();
  else timer ??= setTimeout(send, DELAY);
}

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  const events = waiting.filter(({ name }) => name === 'service-error' || isStillAllowed());
  const pageEvents = isStillAllowed() ? done : [];
  [waiting, done] = [[], []];
  if (events.length + pageEvents.length === 0) return;
  const batch: EventBatch = { path, events, ...(pageEvents.length > 0 ? { pageEvents } : {}) };
  navigator.sendBeacon('/fapi/events', new Blob([JSON.stringify(batch)], { type: 'application/json' }));
}

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') send();
});
