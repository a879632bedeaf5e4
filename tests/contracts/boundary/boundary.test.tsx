import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { definitions } from '#blocks/index.ts';
import { stageBlocks } from '#blocks/parts/media/stage.ts';
import { blockSchemas } from '#generated/content/schemas.js';
import type { BlockType } from '#generated/content/types.ts';
import { validateBlockAll } from '#generated/content/validators-all.js';
import { scriptsIn } from '../block-html.ts';
import { renderBlock } from '../block.suite.tsx';
import { boundaryCases, ordinaryBlock } from './boundary-cases.ts';
import { refusedCases } from './refused-cases.ts';

const types = Object.keys(blockSchemas) as readonly BlockType[];

describe('documents made from the schemas', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => vi.restoreAllMocks());

  it('at the limits: each is accepted, and renders on the server without a warning and without script', async () => {
    const faults: string[] = [];
    for (const type of types) {
      for (const { name, block } of boundaryCases(blockSchemas[type])) {
        const refused = stageBlocks([block]).faults.map(({ sentence }) => sentence);
        const html = await renderBlock(block);
        const said = vi.mocked(console.error).mock.calls.splice(0).map(String);
        const odd = /undefined|\[object Object\]|NaN/.exec(html) ?? [];
        for (const fault of [...refused, ...said, ...scriptsIn(html), ...odd]) faults.push(`${type}, ${name}: ${fault}`);
      }
    }
    expect(faults).toEqual([]);
  });

  it('as in the examples: each shows its block', async () => {
    for (const { type } of definitions) {
      const block = ordinaryBlock(blockSchemas[type as BlockType]);
      expect(await renderBlock({ ...block, hideOnBreakpoint: [] }), type).toContain(`data-block="${type}"`);
    }
  });

  it('one step beyond: each is refused', () => {
    const accepted = types.flatMap((type) =>
      refusedCases(blockSchemas[type])
        .filter(({ block }) => validateBlockAll[type](block))
        .map(({ name }) => `${type}: ${name}`),
    );
    expect(accepted).toEqual([]);
  });
});
