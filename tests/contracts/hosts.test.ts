import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { blockSchemas } from '#generated/content/schemas.js';

const root = new URL('../../', import.meta.url);
const hosts = globSync('{storefront,showcase}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.(?:test|stories)\.tsx?$|\/testing\//.test(file),
);

/** Types that choose between blocks; the engine resolves them and never renders them. */
const structural = new Set(['experience', 'filter-by', 'segmentation']);
const types = Object.keys(blockSchemas)
  .filter((type) => !structural.has(type))
  .join('|');

/** A block's type as a whole string or as an attribute's value in a selector; documents of the content service may have the same name. */
const named = new RegExp(String.raw`(?<!fragment\()(['"\x60])(?:${types})\1`, 'g');

describe('the hosts', () => {
  it('name no block type, because a definition states its block’s needs', () => {
    expect(hosts.length).toBeGreaterThan(50);
    const found = hosts.flatMap((file) =>
      [...readFileSync(new URL(file, root), 'utf8').matchAll(named)].map(([text]) => `${file}: ${text}`),
    );
    expect(found).toEqual([]);
  });
});
