import { readFileSync } from 'node:fs';
import type { Step } from './step.ts';

const rooms = Object.keys((JSON.parse(readFileSync('rooms.json', 'utf8')) as { readonly rooms: object }).rooms);

/** Generated files that the checks below rely on. */
const created: readonly Step[] = [
  // Uses the environment of `npm run dev`.
  { name: 'codegen', command: 'node', args: ['scripts/codegen.ts', '--check'], env: { NODE_ENV: 'development' } },
  { name: 'routes', command: 'react-router', args: ['typegen'] },
];

/** Checks that read the sources and run nothing. */
const read: readonly Step[] = [
  // Each checker repeats the work on shared types: a single one takes a third less CPU time than two, and other steps need the rest.
  { name: 'types', command: 'tsc', args: ['-p', 'tsconfig.json', '--checkers', '1'], needs: ['routes'] },
  { name: 'direction', command: 'depcruise', args: ['--config', '.dependency-cruiser.mjs', ...rooms] },
  { name: 'format', command: 'oxfmt', args: ['--check', '.'] },
  { name: 'content', command: 'node', args: ['scripts/content-check.ts'] },
  { name: 'openapi', command: 'redocly', args: ['lint'] },
  { name: 'spelling', command: 'cspell', args: ['lint', '--no-progress', '--no-summary'] },
  // Not right after `types`: both hold the types of the whole repository in memory, which small machines lack for two.
  { name: 'lint', command: 'oxlint', args: ['--type-aware', '--deny-warnings'], needs: ['routes'] },
  { name: 'documents', command: 'npm', args: ['run', '--silent', 'lint:docs'] },
  { name: 'commits', command: 'node', args: ['scripts/check-commits.ts'] },
  { name: 'contract-diff', command: 'node', args: ['scripts/contract-diff.ts'] },
];

/**
 * Everything that `npm test` runs, cheapest first. The steps of a stage run in parallel, waiting ones (the hostile run) beside computing
 * ones. A stage starts after the previous one has ended.
 */
export const testStages: readonly (readonly Step[])[] = [
  [
    { name: 'build', command: 'node', args: ['scripts/test/build.ts'] },
    ...created,
    { name: 'hostile', command: 'node', args: ['tests/hostile/hostile.ts', '--short'], needs: ['build', 'codegen'], mostlyWaits: true },
    ...read,
    { name: 'unused', command: 'knip', args: [] },
    { name: 'unit', runner: 'vitest', needs: created.map(({ name }) => name) },
    // The backend's suite on PostgreSQL; `unit` then runs only the tests whose result may differ on the embedded database.
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

/**
 * Everything that `npm run check` runs: checks of the sources, and the unit tests that reach a file changed since `base`, committed or not.
 */
export const checkStages = (base: string): readonly (readonly Step[])[] => [
  created,
  read,
  [{ name: 'unit', runner: 'vitest', args: ['--changed', base, '--passWithNoTests'] }],
];
