import type { Step } from './step.ts';

const RESULTS = 'test-results';

function vitest(name: string, project: string): Step {
  const file = `${RESULTS}/${project}.json`;
  return {
    name,
    command: 'vitest',
    args: ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    report: { kind: 'vitest', file },
  };
}

function playwright(name: string, project: string): Step {
  const file = `${RESULTS}/${project}.json`;
  return {
    name,
    command: 'playwright',
    args: ['test', '--project', project],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    report: { kind: 'playwright', file },
  };
}

/** Everything that `npm test` runs, cheapest first; `npm test <name> …` runs only those named. */
export const steps: readonly Step[] = [
  { name: 'codegen', command: 'node', args: ['scripts/codegen.ts', '--check'] },
  { name: 'routes', command: 'react-router', args: ['typegen'] },
  { name: 'types', command: 'tsc', args: ['-p', 'tsconfig.json'] },
  { name: 'lint', command: 'oxlint', args: ['--type-aware', '--deny-warnings'] },
  { name: 'format', command: 'oxfmt', args: ['--check', '.'] },
  {
    name: 'direction',
    command: 'depcruise',
    args: [
      '--config',
      '.dependency-cruiser.mjs',
      'generated',
      'validation',
      'engine',
      'ui',
      'blocks',
      'commerce',
      'backend',
      'partners',
      'storefront',
      'showcase',
      'scripts',
    ],
  },
  { name: 'unused', command: 'knip', args: [] },
  vitest('unit', 'unit'),
  // The backend's suite once more, on PostgreSQL.
  vitest('postgres', 'postgres'),
  vitest('browser', 'browser'),
  vitest('stories', 'stories'),
  playwright('journeys', 'journeys'),
  playwright('visual', 'visual'),
];
