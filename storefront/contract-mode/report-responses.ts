import type { ReceivedResponse } from '#commerce/client/call-hooks.ts';
import { answeredBy } from './answered-by.ts';
import { createReport } from './make-report.ts';
import { pageObserver } from './page-observer.ts';

/** Responses that wait for an idle moment; further ones are not reported. */
const MAX_WAITING = 40;
/** Maximum number of reports per document; without it a polling page would never stop. */
const MAX_REPORTS = 300;
/** Maximum characters of a report; the server accepts 256 kB. */
const MAX_LENGTH = 200_000;
/** Maximum bytes of a keepalive request; browsers limit those of a page to 64 kB together. */
const MAX_KEEPALIVE = 60_000;
/** Milliseconds until a report is sent from a page that is never idle. */
const IDLE_TIMEOUT = 3000;

const waiting: ReceivedResponse[] = [];
let reports = 0;
let isScheduled = false;

/** Reports every service response of the page's calls from now on: one request each, when the browser is idle. */
export function reportResponses(): void {
  pageObserver.observe = (received) => {
    if (received.headers?.get(answeredBy) !== 'service') return;
    if (waiting.length >= MAX_WAITING || reports >= MAX_REPORTS) return;
    reports += 1;
    waiting.push(received);
    schedule();
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') while (waiting.length > 0) sendNext();
  });
}

function schedule(): void {
  if (isScheduled) return;
  isScheduled = true;
  const run = (): void => {
    isScheduled = false;
    sendNext();
    if (waiting.length > 0) schedule();
  };
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: IDLE_TIMEOUT });
  else setTimeout(run, IDLE_TIMEOUT);
}

function sendNext(): void {
  const received = waiting.shift();
  if (received === undefined) return;
  const body = JSON.stringify(createReport(received));
  if (body.length > MAX_LENGTH) return;
  const isPreview = new URLSearchParams(location.search).get('preview') === 'true';
  const address = `/fapi/api/validate-response/${received.call.operationId}${isPreview ? '?preview=true' : ''}`;
  // Errors are ignored: other sessions send the same reports.
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    priority: 'low',
    keepalive: body.length < MAX_KEEPALIVE,
  }).catch(() => undefined);
}
