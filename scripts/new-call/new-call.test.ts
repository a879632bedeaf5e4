import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newCall } from './new-call.ts';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));

/** Where a new call gets a row. */
const tables = [
  'rooms.json',
  'docs/rooms.md',
  'backend/create-features.ts',
  'commerce/query/refreshes.ts',
  ...['cart', 'catalog', 'tenders', 'utilities'].map((feature) => `backend/${feature}/${feature}-feature.ts`),
];

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'cairn-new-call-'));
  cpSync(join(REPOSITORY, 'schemas'), join(root, 'schemas'), { recursive: true });
  for (const path of tables) cpSync(join(REPOSITORY, path), join(root, path));
});

afterEach(() => rmSync(root, { recursive: true }));

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

describe('newCall', () => {
  it('writes the handler, its test and its script for the contract suite', async () => {
    const paths = await newCall(root, 'getInventory');
    expect(paths).toEqual([
      'backend/catalog/get-inventory.ts',
      'backend/catalog/get-inventory.test.ts',
      'tests/contracts/calls/get-inventory.ts',
    ]);
    for (const path of paths) expect(existsSync(join(root, path)), path).toBe(true);
    expect(read('backend/catalog/get-inventory.ts')).toContain("export function createGetInventory(): Handler<'getInventory'> {");
  });

  it('answers the example of the contract', async () => {
    await newCall(root, 'createCart');
    expect(read('backend/cart/create-cart.ts')).toContain('status: 201');
  });

  it('sends what a caller cannot leave out of the query', async () => {
    await newCall(root, 'searchProducts');
    expect(read('tests/contracts/calls/search-products.ts')).toContain("query: { q: 'rain jacket' }");
  });

  it('has rows in the tables of its feature and of what changes make old', async () => {
    const paths = await newCall(root, 'addItem', 'wagons');
    expect(paths).toEqual(expect.arrayContaining(['backend/wagons/wagons-feature.ts', 'backend/create-features.ts', 'rooms.json']));
    expect(read('backend/create-features.ts')).toContain('      wagonsFeature(),\n    ],');
    expect(read('docs/rooms.md')).toContain('  wagons --> features');
    expect(paths).not.toContain('commerce/query/refreshes.ts');
  });

  it('adds handlers to a feature that has none', async () => {
    await newCall(root, 'getInventory', 'tenders');
    expect(read('backend/tenders/tenders-feature.ts')).toContain('    handlers: {\n      getInventory: createGetInventory(),\n    },\n');
  });

  it('gives the handler of a call with a token its customer', async () => {
    await newCall(root, 'getCart');
    expect(read('backend/cart/get-cart.test.ts')).toContain("customer: { id: '");
    await newCall(root, 'getInventory');
    expect(read('backend/catalog/get-inventory.test.ts')).not.toContain('customer');
  });

  it('leaves as it is what stands already, in whatever folder', async () => {
    mkdirSync(join(root, 'backend/elsewhere'), { recursive: true });
    writeFileSync(join(root, 'backend/elsewhere/get-inventory.ts'), '// ours');
    expect(await newCall(root, 'getInventory')).toEqual(['tests/contracts/calls/get-inventory.ts']);
    expect(read('backend/elsewhere/get-inventory.ts')).toBe('// ours');
    await expect(newCall(root, 'getInventory')).rejects.toThrow('stands already');
  });

  it.each(['getNothing', 'getFooter', 'ingestPerformance', ''])('refuses %j', async (operationId) => {
    await expect(newCall(root, operationId)).rejects.toThrow('is no call of the shop');
    expect(existsSync(join(root, 'tests'))).toBe(false);
  });

  it('refuses a folder that is none', async () => {
    await expect(newCall(root, 'getInventory', '../outside')).rejects.toThrow('is no folder of a feature');
  });
});
