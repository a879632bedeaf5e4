import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addTestCalls, addTestMutation } from '../generators/testing/test-contract.ts';
import { createCall, readContract } from './new-call.ts';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));

/** Files in which a new call gets a row. */
const tables = [
  'rooms.json',
  'docs/reference/rooms.md',
  'backend/create-features.ts',
  ...globSync('backend/*/*-feature.ts', { cwd: REPOSITORY }),
];

/** Parsed once: a test that changes no schema passes it on. */
const contract = readContract(REPOSITORY);

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'cairn-new-call-'));
  cpSync(join(REPOSITORY, 'schemas'), join(root, 'schemas'), { recursive: true });
  for (const path of tables) cpSync(join(REPOSITORY, path), join(root, path));
});

afterEach(() => rmSync(root, { recursive: true }));

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

describe('createCall', () => {
  it('writes the handler, its test and its contract script into the folder that the contract names', async () => {
    const paths = await createCall(root, 'addItem', contract);
    expect(paths).toEqual([
      'backend/cart/lines/add-item.ts',
      'backend/cart/lines/add-item.test.ts',
      'backend/cart/lines/add-item.contract.ts',
    ]);
    for (const path of paths) expect(existsSync(join(root, path)), path).toBe(true);
    expect(read('backend/cart/lines/add-item.ts')).toContain("export function createAddItem(): Handler<'addItem'> {");
    expect(read('backend/cart/lines/add-item.ts')).toContain("from '../../router/handler.ts'");
  });

  it('responds with the example of the contract', async () => {
    await createCall(root, 'createCart', contract);
    expect(read('backend/cart/create-cart.ts')).toContain('status: 201');
  });

  it('sends the required parameters of the query', async () => {
    await createCall(root, 'searchProducts', contract);
    expect(read('backend/catalog/search-products.contract.ts')).toContain("query: { q: 'rain jacket' }");
  });

  it('finds the folder of each area', async () => {
    const calls = addTestCalls(root).filter(({ area }) => area !== 'internal');
    const extended = readContract(root);
    const folders: Record<string, string> = {};
    for (const { area, operationId } of calls) folders[area] = dirname((await createCall(root, operationId, extended))[0] ?? '');
    expect(folders).toEqual({
      authentication: 'backend/authentication',
      cart: 'backend/cart',
      consumer: 'backend/consumer',
      contact: 'backend/contact',
      content: 'backend/content/calls',
      fulfillment: 'backend/fulfillment',
      loyalty: 'backend/loyalty',
      notifications: 'backend/notifications',
      orders: 'backend/orders',
      payments: 'backend/consumer/saved-payments',
      personalization: 'backend/personalization',
      products: 'backend/catalog',
      reviews: 'backend/reviews',
      stores: 'backend/stores',
      utilities: 'backend/utilities',
      wishlists: 'backend/wishlists',
    });
  }, 60_000);

  it('puts the handlers of a subfolder into the rows of its feature', async () => {
    addTestMutation(root, 'utilities', 'addTideAlarm', 'tides/alarms');
    const paths = await createCall(root, 'addTideAlarm');
    expect(paths).toEqual([
      'backend/tides/alarms/add-tide-alarm.ts',
      'backend/tides/alarms/add-tide-alarm.test.ts',
      'backend/tides/tides-feature.ts',
      'backend/create-features.ts',
      'backend/tides/alarms/add-tide-alarm.contract.ts',
      'rooms.json',
      'docs/reference/rooms.md',
    ]);
    expect(read('backend/tides/tides-feature.ts')).toContain("import { createAddTideAlarm } from './alarms/add-tide-alarm.ts';");
    expect(read('backend/create-features.ts')).toContain('      tidesFeature(),\n');
    expect(JSON.parse(read('rooms.json')).inside.backend.folders.tides).toEqual(['features', 'router']);
    expect(read('docs/reference/rooms.md')).toContain('  tides --> features');
  });

  it('adds a row to handlers on one line', async () => {
    addTestMutation(root, 'utilities', 'addTideAlarm', 'fulfillment');
    await createCall(root, 'addTideAlarm');
    expect(read('backend/fulfillment/fulfillment-feature.ts')).toContain(
      '    handlers: {\n      reportFulfillment: createReportFulfillment(ports),\n      addTideAlarm: createAddTideAlarm(),\n    },\n',
    );
  });

  it('adds handlers to a feature that has none', async () => {
    addTestMutation(root, 'utilities', 'addTideAlarm', 'tenders');
    await createCall(root, 'addTideAlarm');
    expect(read('backend/tenders/tenders-feature.ts')).toContain('    handlers: {\n      addTideAlarm: createAddTideAlarm(),\n    },\n');
  });

  it('passes the customer to the handler of a call with a token', async () => {
    await createCall(root, 'getCart', contract);
    expect(read('backend/cart/get-cart.test.ts')).toContain("customer: { id: '");
    await createCall(root, 'getInventory', contract);
    expect(read('backend/catalog/get-inventory.test.ts')).not.toContain('customer');
  });

  it('does not change a file that exists', async () => {
    mkdirSync(join(root, 'backend/catalog'), { recursive: true });
    writeFileSync(join(root, 'backend/catalog/get-inventory.ts'), '// ours');
    expect(await createCall(root, 'getInventory', contract)).toEqual(['backend/catalog/get-inventory.contract.ts']);
    expect(read('backend/catalog/get-inventory.ts')).toBe('// ours');
    await expect(createCall(root, 'getInventory', contract)).rejects.toThrow('getInventory exists already');
  });

  it('rejects an unknown operation, and one of the storefront', async () => {
    await expect(createCall(root, 'getNothing', contract)).rejects.toThrow('"getNothing" is not an operation of the contract');
    await expect(createCall(root, 'ingestPerformance', contract)).rejects.toThrow('ingestPerformance is not an operation of the backend');
  });
});
