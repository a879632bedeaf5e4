/** Milliseconds of rest for each millisecond of work: a tenth of a processor at most. */
const REST = 9;

/**
 * Limits the time that work takes of the process. Work that comes during the rest after an expensive one is left out.
 * @returns a function that runs the work, and returns false if it was left out
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
