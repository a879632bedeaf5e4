import type { TrackingEvent } from '#engine/host.ts';

declare global {
  interface Window {
    /** What analytics reads. */
    dataLayer?: unknown[];
  }
}

const DELAY = 2000;
const MOST = 50;
let waiting: TrackingEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Notes an event in the window's data layer at once, and tells the server in batches; the last batch goes when the page is left. */
export function track(event: TrackingEvent): void {
  window.dataLayer ??= [];
  window.dataLayer.push({ event: event.name, blockId: event.blockId, ...event.data });
  waiting.push(event);
  if (waiting.length >= MOST) send();
  else timer ??= setTimeout(send, DELAY);
}

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  if (waiting.length === 0) return;
  const events = waiting;
  waiting = [];
  navigator.sendBeacon('/fapi/events', new Blob([JSON.stringify({ path: location.pathname, events })], { type: 'application/json' }));
}

if (typeof document !== 'undefined') {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
}
