/** Distance from the viewport within which a block counts as near. */
const MARGIN = '200px';
const IDLE_TIMEOUT = 2000;

/** Resolves when the browser is idle, after two seconds at the latest, or when the signal aborts. */
export function waitForIdle(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT });
    else setTimeout(resolve, 200);
  });
}

/** Resolves when the element comes near the viewport, receives focus, or the signal aborts. */
export function waitForNear(element: Element, signal: AbortSignal): Promise<void> {
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
