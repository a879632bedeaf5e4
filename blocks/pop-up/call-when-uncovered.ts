/** Milliseconds until the next check of the page, for pop-ups without a delay of their own. */
const SHORTEST_RETRY = 500;

/**
 * Calls back after a delay, and waits another delay as long as a dialog, a menu drawer or another popover is open.
 * @returns a function that cancels it
 */
export function callWhenUncovered(delay: number, act: () => void): () => void {
  const check = (): void => {
    if (document.querySelector(':modal, :popover-open')) timer = window.setTimeout(check, Math.max(delay, SHORTEST_RETRY));
    else act();
  };
  let timer = window.setTimeout(check, delay);
  return () => window.clearTimeout(timer);
}
