/** How far outside the viewport a block counts as near; recommendations, for one, hydrate with a margin of 200 px. */
const MARGIN = '200px';
const IDLE_TIMEOUT = 2000;

/** When the browser rests, at the latest after two seconds, or with the signal. */
export function whenIdle(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT });
    else setTimeout(resolve, 200);
  });
}

/** When the element comes near the viewport, or is touched by focus before that, or with the signal. */
export function whenNear(element: Element, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = (): void => {
      observer.disconnect();
      element.removeEventListener('focusin', finish);
      signal.removeEventListener('abort', finish);
      resolve();
    };
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && finish(), {
      rootMargin: MARGIN,
    });
    if (signal.aborted) return finish();
    observer.observe(element);
    element.addEventListener('focusin', finish);
    signal.addEventListener('abort', finish, { once: true });
  });
}
