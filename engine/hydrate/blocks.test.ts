import { describe, expect, it, vi } from 'vitest';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { createBrowserBlocks } from './blocks.ts';

const Block = (): null => null;

function createBlocks(load: () => Promise<{ readonly default: typeof Block }>) {
  return createBrowserBlocks({
    definitions: [{ type: 'banner', load }],
    onThrow: () => undefined,
    bindMessages,
  });
}

describe('createBrowserBlocks', () => {
  it('fetches the code of a type once for concurrent requests', async () => {
    const load = vi.fn(async () => ({ default: Block }));
    const blocks = createBlocks(load);
    await Promise.all([blocks.preload(['banner']), blocks.preload(['banner'])]);
    await blocks.preload(['banner']);
    expect(load).toHaveBeenCalledOnce();
  });

  it('fetches the code again after a failure', async () => {
    const load = vi.fn(async () => ({ default: Block })).mockRejectedValueOnce(new Error('offline'));
    const blocks = createBlocks(load);
    await blocks.preload(['banner']);
    await blocks.preload(['banner']);
    expect(load).toHaveBeenCalledTimes(2);
  });
});
