/** Milliseconds until the page is looked at again, for pop-ups without a delay of their own. */
const SHORTEST_RETRY = 500;

/**
 * Calls back after a delay, or later: as long as a dialog, a menu drawer or another popover is open, after one more delay.
 * @returns a function that cancels it.
 */
export function whenUncovered(delay: number, act: () => void): () => void {
  const check = (): void => {
    if (document.querySelector(':modal, :popover-open')) timer = window.setTimeout(check, Math.max(delay, SHORTEST_RETRY));
    else act();
  };
  let timer = window.setTimeout(check, delay);
  return () => window.clearTimeout(timer);
}
