import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readCoverage } from './read-coverage.ts';
import { findShortfalls, reportCoverage } from './report-coverage.ts';

const { values } = parseArgs({
  options: {
    /** Reports the records of the last run. */
    report: { type: 'boolean', default: false },
    from: { type: 'string', default: 'test-results/contract-coverage' },
  },
});

/** Suites that send requests to the services. */
const suites = ['backend', 'tests/contracts', 'demo/partners'];

if (!values.report) {
  rmSync(values.from, { recursive: true, force: true });
  const env = { ...process.env, CONTRACT_COVERAGE: values.from, TEST_DATABASE: 'postgres' };
  const args = ['run', '--project', 'unit', '--project', 'postgres', ...suites];
  const { status } = spawnSync('vitest', args, { env, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}
const coverage = readCoverage(values.from);
console.log(reportCoverage(coverage));
if (findShortfalls(coverage).length > 0) process.exitCode = 1;
