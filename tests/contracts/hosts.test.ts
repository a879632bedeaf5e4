import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { blockSchemas } from '#generated/content/schemas.js';

const root = new URL('../../', import.meta.url);
const hosts = globSync('{storefront,showcase}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.(?:test|stories)\.tsx?$|\/testing\//.test(file),
);

/** Kinds of choices, which the engine makes; no block of theirs is rendered. */
const structural = new Set(['experience', 'filter-by', 'segmentation']);
const types = Object.keys(blockSchemas)
  .filter((type) => !structural.has(type))
  .join('|');

/** A block's type as a whole string or as an attribute's value in a selector; documents of the content service may be called alike. */
const named = new RegExp(String.raw`(?<!fragment\()(['"\x60])(?:${types})\1`, 'g');

describe('the hosts', () => {
  it('name no block: what a block needs stands in its definition', () => {
    expect(hosts.length).toBeGreaterThan(50);
    const found = hosts.flatMap((file) =>
      [...readFileSync(new URL(file, root), 'utf8').matchAll(named)].map(([text]) => `${file}: ${text}`),
    );
    expect(found).toEqual([]);
  });
});
