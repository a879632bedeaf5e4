import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { definitions } from '#blocks/index.ts';
import { withoutStaticBlocks } from './leave-out-static-blocks.ts';

const registry = readFileSync(new URL('../../blocks/index.ts', import.meta.url), 'utf8');
const rowsOf = (text: string): readonly string[] =>
  [...text.matchAll(/^ {2}(?:'([a-z0-9-]+)': \w+|(\w+)),$/gm)].map(([, quoted, plain]) => quoted ?? plain ?? '');

it('takes the import and the row of each static block out of the registry, and leaves the rest as it is', () => {
  const left = new Set(['hero', 'promo-bar']);
  const text = withoutStaticBlocks(registry, (type) => !left.has(type));
  expect(rowsOf(text)).toEqual(['hero', 'promo-bar']);
  expect(text.match(/\/index\.ts'/g)).toHaveLength(2);
  expect(withoutStaticBlocks(registry, () => false)).toBe(registry);
});

// A registry that is written otherwise would be left as it is, and no test of the pages would say why they have grown.
it('reads every row of the registry', () => {
  expect(rowsOf(registry)).toHaveLength(definitions.length);
});
