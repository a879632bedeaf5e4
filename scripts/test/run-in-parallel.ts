import type { Run } from './step.ts';

/**
 * Runs `atOnce` tasks at a time, and beside them those that mostly wait; always the first that waits for no other.
 * @returns the results in the order of the tasks.
 */
export async function runInParallel<Result>(
  runs: readonly Run[],
  atOnce: number,
  work: (run: Run) => Promise<Result>,
): Promise<readonly Result[]> {
  const waiting = [...runs];
  const running = new Map<Run, Promise<void>>();
  const results: Result[] = [];
  const isBlocked = ({ needs }: Run): boolean =>
    [...waiting, ...running.keys()].some(({ names }) => names.some((name) => needs.includes(name)));
  const startRun = async (run: Run): Promise<void> => {
    results.push(await work(run));
    running.delete(run);
  };
  while (waiting.length > 0 || running.size > 0) {
    const isFull = [...running.keys()].filter(({ mostlyWaits }) => !mostlyWaits).length >= atOnce;
    const next = waiting.findIndex((run) => !isBlocked(run) && (run.mostlyWaits || !isFull));
    const [run] = next < 0 ? [] : waiting.splice(next, 1);
    if (run !== undefined) running.set(run, startRun(run));
    else if (running.size > 0) await Promise.race(running.values());
    else throw new RangeError(`Circular dependency of steps: ${waiting.flatMap(({ names }) => names).join(', ')}.`);
  }
  return results;
}
