/** Milliseconds of one click. */
export interface Paint {
  /** From the click's timestamp to the frame that shows the new list. */
  readonly total: number;
  /** The part of it during which a request of the listing was under way. */
  readonly request: number;
}

declare global {
  interface Window {
    nextPaint?: Promise<Paint>;
  }
}

/** Starts waiting for the next click and the frame that shows its list. Runs in the page, so it uses nothing from outside. */
export function watchNextPaint(): void {
  const main = document.querySelector('main') as HTMLElement;
  const describeList = (): string =>
    [...main.querySelectorAll('[data-block="listing"] li :is(h2, h3) a')].map((link) => link.getAttribute('href')).join() +
    (main.querySelector('[role="status"]')?.textContent ?? '');
  const before = describeList();
  performance.clearResourceTimings();
  window.nextPaint = new Promise((resolve, reject) => {
    let start: number | undefined;
    addEventListener('click', ({ timeStamp }) => (start ??= timeStamp), { capture: true });
    const late = setTimeout(() => reject(new Error(`[cairn] [bench] the list did not change: ${location.href}`)), 10_000);
    const observer = new MutationObserver(() => {
      if (start === undefined || main.querySelector('[data-block="listing"] [aria-busy="true"]') || describeList() === before) return;
      observer.disconnect();
      clearTimeout(late);
      const from = start;
      // A message that is sent in a frame arrives after its paint.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve(readTimes(from, performance.now())));
        port1.start();
        port2.postMessage(undefined);
      });
    });
    observer.observe(main, { subtree: true, childList: true, attributes: true, characterData: true });
  });

  function readTimes(from: number, to: number): Paint {
    const requests = performance.getEntriesByType('resource').filter(({ name }) => new URL(name).pathname.endsWith('/catalog'));
    const shares = requests.map(({ startTime, responseEnd }) => Math.max(0, Math.min(responseEnd, to) - Math.max(startTime, from)));
    return { total: to - from, request: Math.max(0, ...shares) };
  }
}

/** Runs in the page. */
export function readPaint(): Promise<Paint> {
  if (!window.nextPaint) throw new Error('watchNextPaint has not run.');
  return window.nextPaint;
}
