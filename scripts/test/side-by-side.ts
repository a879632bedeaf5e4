import type { Run } from './step.ts';

/**
 * Runs `atOnce` tasks at a time, always the first that waits for no other.
 * @returns the results in the order of the tasks.
 */
export async function sideBySide<Result>(
  runs: readonly Run[],
  atOnce: number,
  work: (run: Run) => Promise<Result>,
): Promise<readonly Result[]> {
  const waiting = [...runs];
  const underWay = new Map<Run, Promise<void>>();
  const results: Result[] = [];
  const isHeldUp = ({ needs }: Run): boolean =>
    [...waiting, ...underWay.keys()].some(({ names }) => names.some((name) => needs.includes(name)));
  const begin = async (run: Run): Promise<void> => {
    results.push(await work(run));
    underWay.delete(run);
  };
  while (waiting.length > 0 || underWay.size > 0) {
    const next = underWay.size < atOnce ? waiting.findIndex((run) => !isHeldUp(run)) : -1;
    const [run] = next < 0 ? [] : waiting.splice(next, 1);
    if (run !== undefined) underWay.set(run, begin(run));
    else if (underWay.size > 0) await Promise.race(underWay.values());
    else throw new RangeError(`Each waits for another: ${waiting.flatMap(({ names }) => names).join(', ')}.`);
  }
  return results;
}
