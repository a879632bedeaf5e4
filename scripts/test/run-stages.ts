import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { execute } from './run.ts';
import { runInParallel } from './run-in-parallel.ts';
import type { Report } from './read-report.ts';
import { groupIntoRuns, type Count, type Run, type Step } from './step.ts';

interface Result extends Report {
  readonly name: string;
  readonly seconds: number;
}

export interface StageOptions {
  /** Names of steps. */
  readonly cannotRun?: readonly string[];
  readonly ended: AbortSignal;
}

/**
 * Runs the stages in order and prints the failed tests, the result of each run and the totals.
 * @returns True if nothing failed. A step that this machine cannot run counts as one skipped test, a step that `ended` prevents as one
 * failed test.
 */
export async function runStages(stages: readonly (readonly Step[])[], { cannotRun = [], ended }: StageOptions): Promise<boolean> {
  mkdirSync('test-results', { recursive: true });
  const started = performance.now();
  const results: Result[] = [];
  for (const stage of stages) {
    const [able, unable] = [stage.filter(({ name }) => !cannotRun.includes(name)), stage.filter(({ name }) => cannotRun.includes(name))];
    results.push(...unable.map(({ name }) => ({ name, count: { passed: 0, failed: 0, skipped: 1 }, failures: [], seconds: 0 })));
    results.push(...(await runAll(groupIntoRuns(able), ended)));
  }

  console.log('');
  // Repeated at the end, because CI may truncate a log.
  for (const failure of results.flatMap(({ failures }) => failures)) console.log(`✗ ${failure}`);
  for (const { name, count, seconds } of results) {
    const mark = count.failed === 0 ? '✓' : '✗';
    console.log(
      `${mark} ${name.padEnd(16)} ${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped (${seconds.toFixed(1)} s)`,
    );
  }
  console.log(`Finished in ${((performance.now() - started) / 1000).toFixed(0)} s.`);
  const sumCounts = (key: keyof Count) => results.reduce((sum, { count }) => sum + count[key], 0);
  const skipped = sumCounts('skipped');
  console.log(`${sumCounts('passed')} passed, ${sumCounts('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  return sumCounts('failed') === 0;
}

/** Runs as many at a time as there are cores. A single run prints live; of several, each prints when it ends. */
function runAll(runs: readonly Run[], ended: AbortSignal): Promise<readonly Result[]> {
  const alone = runs.length === 1;
  return runInParallel(runs, availableParallelism(), async (run) => {
    const name = run.names.join(', ');
    if (alone) console.log(`\n── ${name}`);
    const started = performance.now();
    const { count, failures, output } = await execute(run, alone ? 'live' : 'kept', ended);
    if (!alone) process.stdout.write(`\n── ${name}\n${output}`);
    return { name, count, failures, seconds: (performance.now() - started) / 1000 };
  });
}
