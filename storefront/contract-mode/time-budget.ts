/** Milliseconds of pause per millisecond of work: at most a tenth of a processor. */
const REST = 9;

/**
 * Limits the processor time of some work by a pause after each run; work during the pause is skipped.
 * @returns a function that runs the work, and returns false if it was skipped
 */
export function createTimeBudget(now: () => Date): (work: () => void) => boolean {
  let restsUntil = 0;
  return (work) => {
    const begin = now().getTime();
    if (begin < restsUntil) return false;
    work();
    const end = now().getTime();
    restsUntil = end + (end - begin) * REST;
    return true;
  };
}
