/**
 * Keeps aborted requests out of the reports of errors: when a visitor goes on to another page, the router aborts what the page before still
 * loads, and the promises of that page have nobody left who handles them.
 */
export function ignoreAborted(target: EventTarget): void {
  target.addEventListener('unhandledrejection', (event) => {
    const { reason } = event as PromiseRejectionEvent;
    if (reason instanceof DOMException && reason.name === 'AbortError') event.preventDefault();
  });
}
