import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '#generated/openapi/operations.ts';
import { newBlock } from './new-block/new-block.ts';
import { newCall, readContract } from './new-call/new-call.ts';
import { newDialog } from './new-dialog/new-dialog.ts';
import { newScreen } from './new-screen/new-screen.ts';

const REPOSITORY = fileURLToPath(new URL('..', import.meta.url));
/** Neither installed nor made, and nothing that a check reads. */
const LEFT_OUT = new Set([
  'node_modules',
  '.git',
  '.data',
  '.react-router',
  'build',
  'storybook-static',
  'test-results',
  'playwright-report',
]);
/** Hosts of their own answer these; new:call makes none of them. */
const ELSEWHERE = new Set(['internal', 'content', 'personalization']);

/** A call that nobody has written yet: it reads, or changes something, in a folder that there is, or in one of its own. */
const madeUpCalls = `
  /consumers-v3/utilities/tideTable:
    get:
      operationId: getTideTable
      summary: When the sea is low.
      responses:
        '200': { description: The hours., content: { application/json: { schema: { $ref: '#/components/schemas/TideTable' }, example: { hours: [4, 16] } } } }
  /consumers-v3/utilities/tideAlarm:
    post:
      operationId: addTideAlarm
      summary: Wakes a shopper when the sea is low.
      x-cairn-call: { idempotent: true }
      requestBody:
        required: true
        content: { application/json: { schema: { $ref: '#/components/schemas/TideTable' }, example: { hours: [4] } } }
      responses:
        '200': { description: The alarm., content: { application/json: { schema: { $ref: '#/components/schemas/TideTable' }, example: { hours: [4] } } } }
`;
const madeUpSchema = `
    TideTable:
      type: object
      additionalProperties: false
      required: [hours]
      properties:
        hours: { type: array, items: { type: integer } }
`;

let root = '';

const run = (program: string, ...args: readonly string[]): void => {
  try {
    execFileSync(process.execPath, [join(root, program), ...args], {
      cwd: root,
      stdio: 'pipe',
      env: { ...process.env, NODE_ENV: 'test' },
    });
  } catch (error) {
    const { stdout, stderr } = error as { readonly stdout: Buffer; readonly stderr: Buffer };
    throw new Error(`${program} ${args.join(' ')}\n${stdout.toString().slice(-4000)}${stderr.toString().slice(-2000)}`, { cause: error });
  }
};

/** Into a folder of their own, so that they stand beside the real ones: every call of the contract as new:call writes it. */
async function everyCall(): Promise<void> {
  const bare = mkdtempSync(join(tmpdir(), 'cairn-every-call-'));
  try {
    for (const path of ['schemas', 'rooms.json', 'docs', 'backend/backend.ts', 'commerce/query/refreshes.ts'])
      cpSync(join(REPOSITORY, path), join(bare, path), { recursive: true });
    const contract = readContract(bare);
    for (const { area, operationId } of operations) if (!ELSEWHERE.has(area)) await newCall(bare, operationId, 'made', contract);
    cpSync(join(bare, 'backend/made'), join(root, 'backend/made'), { recursive: true });
    cpSync(join(bare, 'tests/contracts/calls'), join(root, 'tests/contracts/made'), { recursive: true });
  } finally {
    rmSync(bare, { recursive: true });
  }
}

describe('what the generators write', () => {
  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'cairn-generators-'));
    for (const path of readdirSync(REPOSITORY).filter((name) => !LEFT_OUT.has(name)))
      cpSync(join(REPOSITORY, path), join(root, path), { recursive: true });
    symlinkSync(join(REPOSITORY, 'node_modules'), join(root, 'node_modules'));
    const contract = join(root, 'schemas/openapi/utilities.yaml');
    const text = readFileSync(contract, 'utf8').replace('\npaths:\n', `\npaths:${madeUpCalls}`);
    writeFileSync(contract, text.replace('\n  schemas:\n', `\n  schemas:${madeUpSchema}`));
    await newBlock(root, 'tide-clock');
    await newCall(root, 'getTideTable');
    await newCall(root, 'addTideAlarm', 'tides');
    await newScreen(root, 'tide-finder');
    await newDialog(root, 'tide-table');
    await everyCall();
  }, 120_000);
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('is up to date with the contract', () => run('scripts/codegen.ts', '--check'), 120_000);

  it('has types that fit, before a line is written by hand', () => {
    run('node_modules/@react-router/dev/dist/cli/index.js', 'typegen');
    // What the repository's own check keeps from one run to the next is not overwritten.
    run('node_modules/@typescript/native/bin/tsc', '-p', 'tsconfig.json', '--incremental', 'false');
  }, 240_000);

  it('passes its own tests, and those that every block and call must pass', () => {
    const own = [
      'backend/made',
      'backend/utilities',
      'backend/tides',
      'blocks/tide-clock',
      'storefront/screens/tide-finder',
      'storefront/dialogs/tide-table',
      'scripts/graph',
    ];
    // Of the suite that every call passes, whose titles begin with the call and its address, only the calls made here.
    const madeUp = String.raw`^(?!\S+ \([A-Z]+ /)(?!a method )|TideTable|TideAlarm`;
    run('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', ...own, 'tests/contracts/calls.test.ts', '-t', madeUp);
  }, 240_000);

  it('has its rows in the tables', () => {
    const read = (path: string): string => readFileSync(join(root, path), 'utf8');
    expect(read('backend/utilities/utilities-feature.ts')).toContain('getTideTable: createGetTideTable(),');
    expect(read('storefront/dialogs/index.ts')).toContain("'tide-table': tideTableDialog,");
    expect(read('backend/create-features.ts')).toContain('tidesFeature(),');
    expect(read('commerce/query/refreshes.ts')).toContain('addTideAlarm: nothing,');
    expect(JSON.parse(read('rooms.json')).inside.backend.folders.tides).toEqual(['features', 'router']);
  });
});
