import { mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openResponseStore } from './response-store.ts';
import { openContentCache } from './content-cache.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cairn-responses-'));
});
afterEach(() => rm(folder, { recursive: true }));

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
let time = 0;
const createOptions = (bytes: number) => ({ folder, bytes, now: () => (time += 1), log });
const createResponse = (body: string) => ({ status: 200, body });

it('openResponseStore returns responses in any script after a restart', async () => {
  const store = await openResponseStore(createOptions(2 ** 20));
  store.set('a', createResponse('{"name":"Ärmel \u2028 日本 👟"}\n\n'));
  store.set('b', createResponse('b'));
  store.set('b', createResponse('b, later'));
  store.delete('a');
  store.set('a', createResponse('{"name":"Ärmel \u2028 日本 👟"}\n\n'));
  await store.flush();
  const next = await openResponseStore(createOptions(2 ** 20));
  expect([next.get('a')?.body, next.get('b')?.body]).toEqual(['{"name":"Ärmel \u2028 日本 👟"}\n\n', 'b, later']);
  expect(await readdir(folder)).toHaveLength(2);
});

it('openResponseStore deletes unreadable files and reads the others', async () => {
  const store = await openResponseStore(createOptions(2 ** 20));
  store.set('a', createResponse('a'.repeat(100)));
  await store.flush();
  const [cut = ''] = await readdir(folder);
  store.set('b', createResponse('b'));
  await store.flush();
  await truncate(path.join(folder, cut), 90);
  await writeFile(path.join(folder, `${'0'.repeat(64)}.response`), 'nonsense');
  await writeFile(path.join(folder, `${'1'.repeat(64)}.response.77`), 'half');
  const next = await openResponseStore(createOptions(2 ** 20));
  expect([next.get('a'), next.get('b')?.body, (await readdir(folder)).length]).toEqual([undefined, 'b', 1]);
});

it('openResponseStore evicts the least recently used responses from memory and files when it is full', async () => {
  const store = await openResponseStore(createOptions(10 * 2048));
  for (let number = 0; number < 50; number += 1) {
    store.set(`k${number}`, createResponse('x'.repeat(1024)));
    store.get('k0');
  }
  await store.flush();
  expect([store.get('k0') !== undefined, store.get('k1'), store.get('k49') !== undefined]).toEqual([true, undefined, true]);
  expect(await readdir(folder)).toHaveLength(10);
  const smaller = await openResponseStore(createOptions(3 * 2048));
  await smaller.flush();
  expect([smaller.get('k49') !== undefined, (await readdir(folder)).length]).toEqual([true, 3]);
});

it('openResponseStore works in memory and logs once if no file can be written', async () => {
  const store = await openResponseStore(createOptions(2 ** 20));
  await rm(folder, { recursive: true });
  for (const key of ['a', 'b', 'c']) store.set(key, createResponse(key));
  await store.flush();
  expect([store.get('a')?.body, log.warn.mock.calls.length]).toEqual(['a', 1]);
  await openResponseStore(createOptions(2 ** 20));
});

it('openResponseStore evicts no document for invented addresses and returns none that was removed', async () => {
  const cache = await openContentCache(createOptions(2 ** 16));
  cache.set('page', 'getAugmentedPage', createResponse('page'));
  cache.set('gone', 'getAugmentedPage', createResponse('gone'));
  cache.set('gone', 'getAugmentedPage', { status: 404, body: 'none' });
  for (let number = 0; number < 500; number += 1) {
    cache.set(`invented ${number}`, 'getAugmentedPage', { status: 404, body: 'none' });
    cache.set(`search ${number}`, 'searchContent', createResponse('[]'));
  }
  await cache.flush();
  const next = await openContentCache(createOptions(2 ** 16));
  expect([cache.get('page')?.body, next.get('page')?.body]).toEqual(['page', 'page']);
  expect([cache.get('gone')?.body, next.get('gone')?.body]).not.toContain('gone');
});
