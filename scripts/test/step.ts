import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { z } from 'zod';

export interface Step {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** A JSON report to read the number of tests from; a step without one counts as a single test. */
  readonly report?: { readonly kind: 'vitest' | 'playwright'; readonly file: string };
  readonly env?: Readonly<Record<string, string>>;
}

export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Of those that passed: at the second try. */
  readonly repeated?: number;
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  success: z.boolean(),
});
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

/** Runs one step to its end and counts its tests. A failing exit code counts as at least one failure, whatever the report says. */
export async function runStep(step: Step): Promise<Count> {
  if (step.report !== undefined) rmSync(step.report.file, { force: true });
  const code = await run(step);
  const count = step.report === undefined ? { passed: code === 0 ? 1 : 0, failed: 0, skipped: 0 } : readCount(step.report);
  return code === 0 || count.failed > 0 ? count : { ...count, failed: 1 };
}

function run(step: Step): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(step.command, step.args, {
      stdio: 'inherit',
      env: { ...process.env, ...step.env },
      shell: process.platform === 'win32',
    });
    child.on('error', (error) => {
      console.error(`${step.name}: ${error.message}`);
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

function readCount({ kind, file }: NonNullable<Step['report']>): Count {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (kind === 'vitest') {
    const { numPassedTests, numFailedTests, numPendingTests } = vitestReport.parse(report);
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
  }
  const { stats } = playwrightReport.parse(report);
  const repeated = stats.flaky > 0 ? { repeated: stats.flaky } : {};
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped, ...repeated };
}
