import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { definitions } from '#blocks/index.ts';
import { resolveBlocks } from '#blocks/parts/media/stage.ts';
import { blockSchemas } from '#generated/content/schemas.js';
import type { BlockType } from '#generated/content/types.ts';
import { validateBlockAll } from '#generated/content/validators-all.js';
import { findScripts } from '../block-html.ts';
import { renderBlock } from '../block.suite.tsx';
import { createBoundaryCases, createOrdinaryBlock } from './boundary-cases.ts';
import { createInvalidCases } from './invalid-cases.ts';

const types = Object.keys(blockSchemas) as readonly BlockType[];

describe('documents generated from the schemas', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => vi.restoreAllMocks());

  it('pass validation at the limits, and render on the server without a warning and without script', async () => {
    const faults: string[] = [];
    for (const type of types) {
      for (const { name, block } of createBoundaryCases(blockSchemas[type])) {
        const rejections = resolveBlocks([block]).faults.map(({ sentence }) => sentence);
        const html = await renderBlock(block);
        const said = vi.mocked(console.error).mock.calls.splice(0).map(String);
        const odd = /undefined|\[object Object\]|NaN/.exec(html) ?? [];
        for (const fault of [...rejections, ...said, ...findScripts(html), ...odd]) faults.push(`${type}, ${name}: ${fault}`);
      }
    }
    expect(faults).toEqual([]);
  });

  it('show their block with the examples', async () => {
    for (const { type } of definitions) {
      const block = createOrdinaryBlock(blockSchemas[type as BlockType]);
      expect(await renderBlock({ ...block, hideOnBreakpoint: [] }), type).toContain(`data-block="${type}"`);
    }
  });

  it('fail validation one step beyond the limits', () => {
    const accepted = types.flatMap((type) =>
      createInvalidCases(blockSchemas[type])
        .filter(({ block }) => validateBlockAll[type](block))
        .map(({ name }) => `${type}: ${name}`),
    );
    expect(accepted).toEqual([]);
  });
});
