import { describe, expect, it, vi } from 'vitest';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { createBrowserBlocks } from './blocks.ts';

const Block = (): null => null;

function blocksOf(load: () => Promise<{ readonly default: typeof Block }>) {
  return createBrowserBlocks({
    definitions: [{ type: 'banner', load }],
    onThrow: () => undefined,
    bindMessages,
  });
}

describe('the code of blocks in a browser', () => {
  it('is fetched once for a type that several ask for at the same time', async () => {
    const load = vi.fn(async () => ({ default: Block }));
    const blocks = blocksOf(load);
    await Promise.all([blocks.preload(['banner']), blocks.preload(['banner'])]);
    await blocks.preload(['banner']);
    expect(load).toHaveBeenCalledOnce();
  });

  it('is fetched again after it has failed', async () => {
    const load = vi.fn(async () => ({ default: Block })).mockRejectedValueOnce(new Error('offline'));
    const blocks = blocksOf(load);
    await blocks.preload(['banner']);
    await blocks.preload(['banner']);
    expect(load).toHaveBeenCalledTimes(2);
  });
});
