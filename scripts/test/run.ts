import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { z } from 'zod';
import type { Count, Run } from './step.ts';

const vitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number(), numPendingTests: z.number() });
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

/** Where a run's words go: straight to the terminal, or kept until it has ended. */
export type Output = 'live' | 'kept';

export interface RunResult {
  readonly count: Count;
  /** Empty when it went to the terminal already. */
  readonly output: string;
}

/**
 * Runs a process to its end and counts its tests. A failing exit code counts as at least one failure, whatever the report says.
 * Once `ended` is aborted the process is interrupted, and no other starts.
 */
export async function execute(run: Run, output: Output, ended: AbortSignal): Promise<RunResult> {
  if (run.report !== undefined) rmSync(run.report.file, { force: true });
  const { code, text } = ended.aborted ? { code: 1, text: '' } : await start(run, output, ended);
  const count = run.report === undefined ? { passed: code === 0 ? 1 : 0, failed: 0, skipped: 0 } : readCount(run.report);
  return { count: code === 0 || count.failed > 0 ? count : { ...count, failed: 1 }, output: text };
}

function start(
  { names, command, args, env }: Run,
  output: Output,
  ended: AbortSignal,
): Promise<{ readonly code: number; readonly text: string }> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const child = spawn(command, args, {
      stdio: output === 'live' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      // Each of the many processes that a run starts reads what an earlier one has compiled.
      env: { NODE_COMPILE_CACHE: 'node_modules/.cache/compiled', ...process.env, ...env },
      shell: process.platform === 'win32',
      signal: ended,
      // As from a keyboard: the test runners then end what they have started.
      killSignal: 'SIGINT',
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
    const end = (code: number, text: string): void => resolve({ code, text: `${Buffer.concat(chunks).toString()}${text}` });
    child.on('error', (error) => {
      // An interrupted process closes by itself.
      if (error.name !== 'AbortError') end(1, `${names.join(', ')}: ${error.message}\n`);
    });
    child.on('close', (code) => end(code ?? 1, ''));
  });
}

function readCount({ runner, file }: NonNullable<Run['report']>): Count {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (runner === 'vitest') {
    const { numPassedTests, numFailedTests, numPendingTests } = vitestReport.parse(report);
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
  }
  const { stats } = playwrightReport.parse(report);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
}
