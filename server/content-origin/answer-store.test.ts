import { mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openAnswerStore } from './answer-store.ts';
import { openKeptAnswers } from './kept-answers.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cairn-answers-'));
});
afterEach(() => rm(folder, { recursive: true }));

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
let time = 0;
const options = (bytes: number) => ({ folder, bytes, now: () => (time += 1), log });
const good = (body: string) => ({ status: 200, body });

it('holds what it is given, in any script, for the next start', async () => {
  const store = await openAnswerStore(options(2 ** 20));
  store.keep('a', good('{"name":"Ärmel \u2028 日本 👟"}\n\n'));
  store.keep('b', good('b'));
  store.keep('b', good('b, later'));
  store.forget('a');
  store.keep('a', good('{"name":"Ärmel \u2028 日本 👟"}\n\n'));
  await store.settled();
  const next = await openAnswerStore(options(2 ** 20));
  expect([next.find('a')?.body, next.find('b')?.body]).toEqual(['{"name":"Ärmel \u2028 日本 👟"}\n\n', 'b, later']);
  expect(await readdir(folder)).toHaveLength(2);
});

it('takes away what cannot be read, and reads the rest', async () => {
  const store = await openAnswerStore(options(2 ** 20));
  store.keep('a', good('a'.repeat(100)));
  await store.settled();
  const [cut = ''] = await readdir(folder);
  store.keep('b', good('b'));
  await store.settled();
  await truncate(path.join(folder, cut), 90);
  await writeFile(path.join(folder, `${'0'.repeat(64)}.answer`), 'nonsense');
  await writeFile(path.join(folder, `${'1'.repeat(64)}.answer.77`), 'half');
  const next = await openAnswerStore(options(2 ** 20));
  expect([next.find('a'), next.find('b')?.body, (await readdir(folder)).length]).toEqual([undefined, 'b', 1]);
});

it('stays within its bytes: what nobody has asked for the longest goes first, in memory and in files', async () => {
  const store = await openAnswerStore(options(10 * 2048));
  for (let number = 0; number < 50; number += 1) {
    store.keep(`k${number}`, good('x'.repeat(1024)));
    store.find('k0');
  }
  await store.settled();
  expect([store.find('k0') !== undefined, store.find('k1'), store.find('k49') !== undefined]).toEqual([true, undefined, true]);
  expect(await readdir(folder)).toHaveLength(10);
  const smaller = await openAnswerStore(options(3 * 2048));
  await smaller.settled();
  expect([smaller.find('k49') !== undefined, (await readdir(folder)).length]).toEqual([true, 3]);
});

it('keeps on in memory where nothing can be written, and says so once', async () => {
  const store = await openAnswerStore(options(2 ** 20));
  await rm(folder, { recursive: true });
  for (const key of ['a', 'b', 'c']) store.keep(key, good(key));
  await store.settled();
  expect([store.find('a')?.body, log.warn.mock.calls.length]).toEqual(['a', 1]);
  await openAnswerStore(options(2 ** 20));
});

it('loses no document to addresses that visitors make up, and shows none that was taken down', async () => {
  const kept = await openKeptAnswers(options(2 ** 16));
  kept.keep('page', 'getAugmentedPage', good('page'));
  kept.keep('gone', 'getAugmentedPage', good('gone'));
  kept.keep('gone', 'getAugmentedPage', { status: 404, body: 'none' });
  for (let number = 0; number < 500; number += 1) {
    kept.keep(`made-up ${number}`, 'getAugmentedPage', { status: 404, body: 'none' });
    kept.keep(`search ${number}`, 'searchContent', good('[]'));
  }
  await kept.settled();
  const next = await openKeptAnswers(options(2 ** 16));
  expect([kept.find('page')?.body, next.find('page')?.body]).toEqual(['page', 'page']);
  expect([kept.find('gone')?.body, next.find('gone')?.body]).not.toContain('gone');
});
