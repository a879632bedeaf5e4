import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const { rooms } = JSON.parse(readFileSync('rooms.json', 'utf8')) as { readonly rooms: Readonly<Record<string, unknown>> };
const MAX_FILES = 30;

/** Folders with one file per entry, whose number depends on the product and not on the code's layout. */
const collections = ['schemas/content/blocks', 'docs/blocks', 'docs/images', 'demo/content', 'demo/pictures', 'tests/visual/baselines'];

const isCollection = (folder: string): boolean => collections.some((one) => folder === one || folder.startsWith(`${one}/`));

it('folders have 30 files or fewer; a larger one needs subfolders by feature', () => {
  const modules = [...Object.keys(rooms), 'schemas', 'tests', 'docs'].filter((module) => module !== 'generated');
  const sizes = new Map<string, number>();
  for (const entry of globSync(`{${modules.join(',')}}/**`, { withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const folder = path.relative('.', entry.parentPath).replaceAll(path.sep, '/');
    if (!isCollection(folder)) sizes.set(folder, (sizes.get(folder) ?? 0) + 1);
  }
  expect([...sizes].filter(([, size]) => size > MAX_FILES)).toEqual([]);
});
