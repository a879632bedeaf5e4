import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRecordingLog } from '../../testing/recording-log.ts';
import { createVariantCache, type VariantCache, type VariantCacheLimits } from './variant-cache.ts';
import { createVariantFiles, type VariantFiles } from './variant-files.ts';

const bytes = new Uint8Array(10);
const roomy = { maxBytes: 1000, maxVariantsPerImage: 10 };

describe('createVariantCache', () => {
  let folder: string;
  const log = createRecordingLog();
  beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'cairn-cache-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const open = (limits: VariantCacheLimits = roomy): VariantCache =>
    createVariantCache({ files: createVariantFiles(folder), limits, clock: { now: () => new Date() }, log });

  it('evicts the least recently used variants when it is full', async () => {
    const cache = open({ maxBytes: 25, maxVariantsPerImage: 10 });
    await cache.write('one', 'a', bytes);
    await cache.write('two', 'a', bytes);
    await cache.read('one', 'a');
    await cache.write('three', 'a', bytes);
    expect([cache.has('one', 'a'), cache.has('two', 'a'), cache.has('three', 'a'), cache.totalBytes]).toEqual([true, false, true, 20]);
  });

  it('limits the number of variants per image', async () => {
    const cache = open({ maxBytes: 1000, maxVariantsPerImage: 2 });
    for (const key of ['a', 'b', 'c']) await cache.write('one', key, bytes);
    await cache.write('two', 'a', bytes);
    expect([cache.has('one', 'a'), cache.has('one', 'b'), cache.has('one', 'c'), cache.has('two', 'a')]).toEqual([false, true, true, true]);
  });

  it('forgets a file that was deleted', async () => {
    const cache = open();
    await cache.write('one', 'a', bytes);
    rmSync(folder, { recursive: true });
    expect([await cache.read('one', 'a'), cache.count]).toEqual([null, 0]);
  });

  it('restores the order of use in the next process, without partial files', async () => {
    const before = open();
    for (const key of ['a', 'b']) await before.write('one', key, bytes);
    const [image = ''] = readdirSync(folder);
    for (const [index, name] of readdirSync(path.join(folder, image)).entries()) utimesSync(path.join(folder, image, name), 1, 1 + index);
    writeFileSync(path.join(folder, image, 'x.part1-1'), 'half');
    mkdirSync(path.join(folder, 'empty'));
    const after = open({ maxBytes: 20, maxVariantsPerImage: 10 });
    expect([after.count, after.totalBytes]).toEqual([2, 20]);
    expect(readdirSync(path.join(folder, image))).toHaveLength(2);
    await after.write('two', 'a', bytes);
    expect([after.count, after.has('two', 'a')]).toEqual([2, true]);
  });
});

describe('a cache that cannot write', () => {
  const fail = (code: string) => Object.assign(new Error(`${code}: no space left on device`), { code });

  function start(files: Partial<VariantFiles> = {}) {
    const time = { now: new Date('2026-11-21T09:00:00Z') };
    const pass = (milliseconds: number): void => void (time.now = new Date(time.now.getTime() + milliseconds));
    const log = createRecordingLog();
    const remaining = new Map<string, Uint8Array>();
    const disk = { isFull: false };
    const fillCache = async (): Promise<void> => {
      if (disk.isFull) throw fail('ENOSPC');
    };
    const memory: VariantFiles = {
      list: () => [],
      read: async (name) => Buffer.from(remaining.get(name) ?? []),
      write: (name, written) => fillCache().then(() => void remaining.set(name, written)),
      remove: (name) => fillCache().then(() => void remaining.delete(name)),
      touch: fillCache,
      ...files,
    };
    const cache = createVariantCache({ files: memory, limits: { ...roomy, maxVariantsPerImage: 2 }, clock: { now: () => time.now }, log });
    return { cache, disk, pass, log };
  }

  it('never fails a request, logs once a minute, and caches again when there is space', async () => {
    const { cache, disk, pass, log } = start();
    disk.isFull = true;
    for (let index = 0; index < 5; index += 1) {
      await cache.write('one', String(index), bytes);
      pass(1000);
    }
    expect([cache.count, cache.isWritable]).toEqual([0, false]);
    expect(log.lines.map(({ level, data }) => [level, data['error']])).toEqual([['warn', expect.stringContaining('ENOSPC')]]);
    pass(60_000);
    await cache.write('one', 'a', bytes);
    expect(log.lines).toHaveLength(2);
    disk.isFull = false;
    await cache.write('one', 'a', bytes);
    expect([cache.has('one', 'a'), cache.isWritable, cache.totalBytes]).toEqual([true, true, 10]);
  });

  it('retries after a while', async () => {
    const { cache, disk, pass } = start();
    disk.isFull = true;
    await cache.write('one', 'a', bytes);
    pass(10_000);
    expect(cache.isWritable).toBe(true);
  });

  it('starts empty if the folder cannot be read', async () => {
    const { cache, log } = start({
      list: () => {
        throw fail('EROFS');
      },
    });
    expect([cache.count, log.lines.length]).toEqual([0, 1]);
    await cache.write('one', 'a', bytes);
    expect(cache.has('one', 'a')).toBe(true);
  });

  it('misses if a file can be neither read nor deleted', async () => {
    const { cache, disk } = start({
      read: async () => {
        throw fail('EIO');
      },
    });
    await cache.write('one', 'a', bytes);
    disk.isFull = true;
    expect([await cache.read('one', 'a'), cache.has('one', 'a')]).toEqual([null, false]);
  });
});
