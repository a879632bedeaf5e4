import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRecordingLog } from '../../testing/recording-log.ts';
import { addShippedVariants } from './shipped-variants.ts';
import { createVariantCache, type VariantCache, type VariantCacheLimits } from './variant-cache.ts';
import { createVariantFiles } from './variant-files.ts';

describe('addShippedVariants', () => {
  let root: string;
  beforeEach(() => void (root = mkdtempSync(path.join(tmpdir(), 'cairn-cache-'))));
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const open = (folder: string, limits: Partial<VariantCacheLimits> = {}): VariantCache => {
    const own = createVariantFiles(path.join(root, 'own'));
    return createVariantCache({
      files: folder === 'own' ? own : addShippedVariants(own, path.join(root, folder)),
      limits: { maxBytes: 1000, maxVariantsPerImage: 10, ...limits },
      clock: { now: () => new Date() },
      log: createRecordingLog(),
    });
  };
  const getBytes = (letter: string): Uint8Array => new TextEncoder().encode(letter.repeat(10));
  const shipping = (): Promise<void> =>
    createVariantCache({
      files: createVariantFiles(path.join(root, 'shipped')),
      limits: { maxBytes: 1000, maxVariantsPerImage: 10 },
      clock: { now: () => new Date() },
      log: createRecordingLog(),
    }).write('ridge', 'small', getBytes('s'));

  it("serves shipped variants from the start, without using the cache's space", async () => {
    await shipping();
    await open('own').write('vale', 'small', getBytes('o'));
    const cache = open('shipped');
    expect([cache.has('ridge', 'small'), cache.has('vale', 'small'), cache.totalBytes]).toEqual([true, true, 10]);
    expect([String(await cache.read('ridge', 'small')), String(await cache.read('vale', 'small'))]).toEqual(['ssssssssss', 'oooooooooo']);
  });

  it('never evicts or moves shipped variants', async () => {
    await shipping();
    const cache = open('shipped', { maxBytes: 25 });
    for (const key of ['a', 'b', 'c', 'd']) await cache.write('vale', key, getBytes(key));
    expect([cache.has('ridge', 'small'), cache.totalBytes]).toEqual([true, 20]);
    const crowded = open('shipped', { maxVariantsPerImage: 1 });
    await crowded.write('ridge', 'large', getBytes('l'));
    expect([crowded.has('ridge', 'small'), crowded.has('ridge', 'large')]).toEqual([false, true]);
    expect(String(await open('shipped').read('ridge', 'small'))).toBe('ssssssssss');
  });

  it('accepts a missing folder', async () => {
    const cache = open('nowhere');
    await cache.write('vale', 'small', getBytes('o'));
    expect([cache.count, String(await cache.read('vale', 'small'))]).toEqual([1, 'oooooooooo']);
  });
});
