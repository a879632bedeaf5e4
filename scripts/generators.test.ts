import { execFile } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inventCalls, inventMutation, type InventedCall } from './generators/testing/invented-contract.ts';
import { createOverlay, REPOSITORY } from './generators/testing/overlay.ts';
import { createTypecheck } from './generators/testing/typecheck.ts';
import { operations, type Operation } from '#generated/openapi/operations.ts';
import type { ApiArea } from './codegen/openapi/api.ts';
import { writeFormatted } from './generators/write-formatted.ts';
import { newBlock } from './new-block/new-block.ts';
import { callFiles, newCall, readContract } from './new-call/new-call.ts';
import { describeCall } from './new-call/describe-call.ts';
import { newDialog } from './new-dialog/new-dialog.ts';
import { newScreen } from './new-screen/new-screen.ts';
import { newSection } from './new-section/new-section.ts';

const SECTIONS = 'storefront/screens/product/sections/index.ts';

/** What the generators read and change. */
const copied = [
  'package.json',
  'schemas',
  'messages',
  'rooms.json',
  'docs/rooms.md',
  'backend/create-features.ts',
  'blocks/index.ts',
  'storefront/dialogs/index.ts',
  'storefront/screens/index.ts',
  SECTIONS,
  ...globSync('backend/*/*-feature.ts', { cwd: REPOSITORY }),
];
const registries = [
  'backend/create-features.ts',
  'blocks/index.ts',
  'storefront/dialogs/index.ts',
  'storefront/screens/index.ts',
  SECTIONS,
];

let root = '';
let calls: readonly InventedCall[] = [];
let written: string[] = [];
let testRun: Promise<string>;
let typecheck: (files: readonly string[]) => readonly string[];

const change = (path: string, edit: (text: string) => string): void => {
  const text = readFileSync(join(root, path), 'utf8');
  const edited = edit(text);
  expect(edited, path).not.toBe(text);
  writeFileSync(join(root, path), edited);
};

/** Runs the tests of the overlay in a process of their own, beside the type check. @returns the report. */
async function runTests(): Promise<string> {
  const vitest = join(REPOSITORY, 'node_modules/vitest/vitest.mjs');
  const config = join(REPOSITORY, 'scripts/generators/testing/overlay.vitest.config.ts');
  const env = { ...process.env, OVERLAY: root, NODE_ENV: 'test' };
  const { stdout } = await promisify(execFile)(process.execPath, [vitest, 'run', '--config', config], { cwd: REPOSITORY, env });
  return stdout;
}

/** Every operation that the contract has already, in a folder beside the real ones. */
function filesOfEveryCall(contract: readonly ApiArea[]): Readonly<Record<string, string>> {
  const known = (operations as readonly Operation[]).filter(({ feature }) => feature !== null);
  return Object.assign(
    {},
    ...known.flatMap(({ operationId }) => Object.values(callFiles({ ...describeCall(contract, operationId), feature: 'made' }))),
  ) as Readonly<Record<string, string>>;
}

describe('the generators', () => {
  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'cairn-generators-'));
    for (const path of copied) cpSync(join(REPOSITORY, path), join(root, path), { recursive: true });
    calls = inventCalls(root);
    inventMutation(root, 'utilities', 'addTideAlarm', 'tides/alarms');
    const contract = readContract(root);
    for (const { area, operationId } of calls) if (area !== 'internal') written.push(...(await newCall(root, operationId, contract)));
    written.push(...(await newCall(root, 'addTideAlarm', contract)));
    written.push(...(await writeFormatted(root, filesOfEveryCall(contract))));
    written.push(...(await newBlock(root, 'tide-clock')));
    written.push(...(await newScreen(root, 'tide-finder')));
    written.push(...(await newDialog(root, 'tide-table')));
    written.push(...(await newSection(root, 'product', 'tide-report')));
    typecheck = createTypecheck({ find: createOverlay(root).find });
    testRun = runTests();
    // The test that awaits it reports it.
    testRun.catch(() => undefined);
  }, 120_000);
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  const sources = (): readonly string[] => [
    ...new Set([...written.filter((path) => /\.tsx?$/.test(path)), ...registries, 'storefront/host/open-dialog.ts']),
  ];

  it('write each operation of the contract, one more in each area, a block, a screen, a section and a dialog whose types fit', () => {
    expect(typecheck(sources())).toEqual([]);
  }, 60_000);

  it('write tests that pass', async () => {
    const tests = written.filter((path) => /\.test\.tsx?$/.test(path));
    expect(await testRun).toContain(`${tests.length} passed`);
  }, 60_000);

  it('write only what the compiler would ask for', () => {
    change('backend/reviews/reviews-feature.ts', (text) => text.replace(/^ +getReviewsTide: .+\n/m, ''));
    change('backend/create-features.ts', (text) => text.replace(/^ +tidesFeature\(\),\n/m, ''));
    change('blocks/index.ts', (text) => text.replace(/^ +'tide-clock': .+\n/m, ''));
    rmSync(join(root, 'storefront/screens/tide-finder/view.tsx'));
    rmSync(join(root, 'storefront/dialogs/tide-table/tide-table-data.ts'));
    const problems = typecheck(sources().filter((path) => !/view\.tsx$|data\.ts$/.test(path))).join('\n');
    expect(problems).toMatch(/^backend\/create-features\.ts: .*getReviewsTide/m);
    expect(problems).toMatch(/^backend\/create-features\.ts: .*addTideAlarm/m);
    expect(problems).toMatch(/^blocks\/index\.ts: .*Property '"tide-clock"' is missing/m);
    expect(problems).toMatch(/^storefront\/screens\/tide-finder\/route\.ts: .*view\.tsx/m);
    expect(problems).toMatch(/^storefront\/dialogs\/tide-table\/index\.ts: .*tide-table-data/m);
  }, 60_000);
});
