/** How far outside the viewport a block counts as near; recommendations, for one, hydrate with a margin of 200 px. */
const MARGIN = '200px';
const IDLE_TIMEOUT = 2000;

/** When the browser rests, at the latest after two seconds. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT });
    else setTimeout(resolve, 200);
  });
}

/** When the element comes near the viewport, or is touched by focus before that. */
export function whenNear(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const finish = (): void => {
      observer.disconnect();
      element.removeEventListener('focusin', finish);
      resolve();
    };
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && finish(), {
      rootMargin: MARGIN,
    });
    observer.observe(element);
    element.addEventListener('focusin', finish);
  });
}
