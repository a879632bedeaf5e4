import { readFileSync } from 'node:fs';
import type { Step } from './step.ts';

const rooms = Object.keys((JSON.parse(readFileSync('rooms.json', 'utf8')) as { readonly rooms: object }).rooms);

/** What the checks below rely on. */
const made: readonly Step[] = [
  // As `npm run dev` runs it.
  { name: 'codegen', command: 'node', args: ['scripts/codegen.ts', '--check'], env: { NODE_ENV: 'development' } },
  { name: 'routes', command: 'react-router', args: ['typegen'] },
];

/** Checks that read the sources and run nothing. */
const read: readonly Step[] = [
  { name: 'types', command: 'tsc', args: ['-p', 'tsconfig.json'] },
  { name: 'lint', command: 'oxlint', args: ['--type-aware', '--deny-warnings'] },
  { name: 'direction', command: 'depcruise', args: ['--config', '.dependency-cruiser.mjs', ...rooms] },
  { name: 'format', command: 'oxfmt', args: ['--check', '.'] },
];

/** Everything that `npm test` runs, cheapest first. The steps of a stage are independent of one another and run side by side. */
export const testStages: readonly (readonly Step[])[] = [
  [{ name: 'build', command: 'node', args: ['scripts/test/build.ts'] }, ...made],
  [
    // The shop of its own that it kills is waited for half of the time; what reads the sources only computes, and waits for nothing.
    { name: 'hostile', command: 'node', args: ['tests/hostile/hostile.ts', '--short'] },
    ...read,
    { name: 'unused', command: 'knip', args: [] },
  ],
  [
    { name: 'unit', runner: 'vitest' },
    // The backend's suite on PostgreSQL; beside it, `unit` runs only what the embedded database might answer otherwise.
    { name: 'postgres', runner: 'vitest', env: { TEST_DATABASE: 'postgres' } },
  ],
  [
    { name: 'browser', runner: 'vitest' },
    { name: 'stories', runner: 'vitest' },
  ],
  [
    { name: 'journeys', runner: 'playwright' },
    { name: 'visual', runner: 'playwright' },
  ],
];

/** What `npm run check` runs: what reads the sources, and the unit tests that reach a file changed since `base`, committed or not. */
export const checkStages = (base: string): readonly (readonly Step[])[] => [
  made,
  read,
  [{ name: 'unit', runner: 'vitest', args: ['--changed', base, '--passWithNoTests'] }],
];
