import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { merchantFeed, merchantXmlFeed, shopifyFeed } from '../testing/feed-files.ts';
import { detectFormat } from './index.ts';
import { readText } from './read-text.ts';

describe('detectFormat', () => {
  let file: string;
  beforeAll(async () => void (file = path.join(await mkdtemp(path.join(tmpdir(), 'cairn-feed-')), 'feed')));
  afterAll(() => rm(path.dirname(file), { recursive: true }));

  it.each([
    ['shopify', `\uFEFF${shopifyFeed}`],
    ['merchant-tsv', merchantFeed],
    ['merchant-xml', merchantXmlFeed],
  ])('is recognized as %s', async (format, text) => {
    await writeFile(file, text);
    expect(await detectFormat(file)).toBe(format);
  });

  it('rejects an unknown format', async () => {
    await writeFile(file, 'name,price\n');
    await expect(detectFormat(file)).rejects.toThrow('neither a product export of Shopify (CSV) nor a Google Merchant feed');
  });

  it('rejects text that is not UTF-8', async () => {
    await writeFile(file, Buffer.from([0x48, 0xe9, 0x0a]));
    await expect(
      (async () => {
        for await (const _ of readText(file));
      })(),
    ).rejects.toThrow('The file is not UTF-8');
  });
});
