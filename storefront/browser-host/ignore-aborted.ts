/**
 * Excludes aborted requests from error reports: the router aborts pending requests of the previous page, whose promises then have no
 * handler.
 */
export function ignoreAborted(target: EventTarget): void {
  target.addEventListener('unhandledrejection', (event) => {
    const { reason } = event as PromiseRejectionEvent;
    if (reason instanceof DOMException && reason.name === 'AbortError') event.preventDefault();
  });
}
