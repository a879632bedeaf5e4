import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { readReport, type Report } from './read-report.ts';
import type { Run } from './step.ts';

/** Output of a run: printed live, or buffered until it ends. */
export type Output = 'live' | 'kept';

export interface RunResult extends Report {
  /** Empty if it was printed live. */
  readonly output: string;
}

/**
 * Runs a process to its end and counts its tests. A failing exit code counts as at least one failure. Once `ended` is aborted the process
 * is interrupted, and no other starts.
 */
export async function execute(run: Run, output: Output, ended: AbortSignal): Promise<RunResult> {
  if (run.report !== undefined) rmSync(run.report.file, { force: true });
  const { code, text } = ended.aborted ? { code: 1, text: '' } : await start(run, output, ended);
  const { count, failures } =
    run.report === undefined ? { count: { passed: code === 0 ? 1 : 0, failed: 0, skipped: 0 }, failures: [] } : readReport(run.report);
  if (code === 0 || count.failed > 0) return { count, failures, output: text };
  return { count: { ...count, failed: 1 }, failures: [`${run.names.join(', ')} ended with exit code ${code}`, ...failures], output: text };
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
      // The processes of a run share their compile cache.
      env: { NODE_COMPILE_CACHE: 'node_modules/.cache/compiled', ...process.env, ...env },
      shell: process.platform === 'win32',
      signal: ended,
      // Like Ctrl-C: the test runners then end the processes that they have started.
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
