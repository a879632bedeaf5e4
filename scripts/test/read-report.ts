import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Count, Run } from './step.ts';

export interface Report {
  readonly count: Count;
  /** The failed tests, each with the first line of its error. */
  readonly failures: readonly string[];
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).nullable().default([]) }),
      ),
    }),
  ),
});

interface Suite {
  readonly file: string;
  readonly specs?: readonly Spec[] | undefined;
  readonly suites?: readonly Suite[] | undefined;
}

const spec = z.object({
  title: z.string(),
  line: z.number(),
  ok: z.boolean(),
  tests: z.array(z.object({ results: z.array(z.object({ errors: z.array(z.object({ message: z.string().optional() })) })) })),
});
type Spec = z.infer<typeof spec>;
const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({ file: z.string(), specs: z.array(spec).optional(), suites: z.array(suite).optional() }),
);
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  suites: z.array(suite).default([]),
});

/** Counts the tests of a report; a missing report is one failure. */
export function readReport({ runner, file }: NonNullable<Run['report']>): Report {
  if (!existsSync(file)) return { count: { passed: 0, failed: 1, skipped: 0 }, failures: [`${file} was not written`] };
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return runner === 'vitest' ? readVitestReport(vitestReport.parse(report)) : readPlaywrightReport(playwrightReport.parse(report));
}

function readVitestReport({ numPassedTests, numFailedTests, numPendingTests, testResults }: z.infer<typeof vitestReport>): Report {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(process.cwd(), name);
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => describeFailure(file, fullName, failureMessages?.[0]));
    return failed.length === 0 && status === 'failed' ? [describeFailure(file, 'the file as a whole', message)] : failed;
  });
  return { count: { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests }, failures };
}

function readPlaywrightReport({ stats, suites }: z.infer<typeof playwrightReport>): Report {
  return {
    count: { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped },
    failures: suites.flatMap(findFailedSpecs),
  };
}

function findFailedSpecs({ file, specs = [], suites = [] }: Suite): readonly string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ title, line, tests }) => describeFailure(`${file}:${line}`, title, tests[0]?.results[0]?.errors[0]?.message));
  return [...own, ...suites.flatMap(findFailedSpecs)];
}

function describeFailure(file: string, title: string, message = ''): string {
  // oxlint-disable-next-line no-control-regex -- Playwright colors its messages.
  const [first = ''] = message.replaceAll(/\u001B\[[\d;]*m/g, '').split('\n');
  return `${file} › ${title}${first && `\n    ${first.slice(0, 300)}`}`;
}
