import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { blockSchemas } from '#generated/content/schemas.js';
import { testBlock, type BlockFixtures } from '#tests/contracts/block.suite.tsx';
import { blocks, definitions } from './index.ts';

const rooms = JSON.parse(readFileSync(new URL('../rooms.json', import.meta.url), 'utf8')) as {
  readonly leaves: { readonly shared: readonly string[] };
};
const here = new URL('./', import.meta.url);
const structural = new Set(['experience', 'filter-by', 'segmentation']);

describe('blocks', () => {
  it('has a block for every rendered schema, under its own type', () => {
    const shown = Object.keys(blockSchemas).filter((type) => !structural.has(type));
    expect(Object.keys(blocks).sort(), 'npm run new:block <type>').toEqual(shown.sort());
    for (const [type, definition] of Object.entries(blocks)) expect(definition.type).toBe(type);
  });

  it('lists every folder of blocks/', () => {
    const folders = readdirSync(here, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() && !rooms.leaves.shared.includes(entry.name) ? [entry.name] : [],
    );
    expect(folders.sort(), 'add it to blocks/index.ts').toEqual(Object.keys(blocks).sort());
  });
});

for (const definition of definitions) {
  const { type } = definition;
  const fixtures: BlockFixtures = await import(`./${type}/${type}.fixtures.ts`);
  testBlock(definition, fixtures, new URL(`./${type}/`, here));
}
