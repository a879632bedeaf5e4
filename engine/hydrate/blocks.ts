import { lazy } from 'react';
import type { AnyDefinition, Definitions } from '../block.ts';
import type { BlockSource } from '../render/canvas.tsx';
import { guardBlock, type AnyBlockComponent, type OnThrow } from '../render/guard.ts';
import type { BindMessages } from '../messages.ts';
import type { InteractiveNode } from '../render/payload.ts';
import { nodeIdOf } from '../render/static-html.ts';
import { whenIdle, whenNear } from './arrival.ts';

export interface BrowserBlocks extends BlockSource {
  /** Fetches the code of blocks that act at once; await it before hydrateRoot and before a route changes. Never rejects. */
  preload(types: Iterable<string>): Promise<void>;
}

export interface BrowserBlocksOptions {
  readonly definitions: Definitions;
  readonly onThrow: OnThrow;
  readonly bindMessages: BindMessages;
  /** The server's document: deferred blocks wait only where it already shows them. */
  readonly root?: ParentNode;
}

/** The browser's way to the code of interactive blocks; make it before hydrateRoot. */
export function createBrowserBlocks({ definitions, onThrow, bindMessages, root }: BrowserBlocksOptions): BrowserBlocks {
  const byType = new Map<string, AnyDefinition>(definitions.map((definition) => [definition.type, definition]));
  const loaded = new Map<string, AnyBlockComponent>();
  const lazies = new WeakMap<InteractiveNode, AnyBlockComponent>();
  const shown = new Map<string, Element>();
  for (const element of root?.querySelectorAll('[data-block-id]') ?? []) shown.set(nodeIdOf(element), element);

  return {
    onThrow,
    bindMessages,
    async preload(types) {
      await Promise.allSettled([...new Set(types)].map(load));
    },
    pick(node) {
      if (!byType.has(node.type)) return undefined;
      const waiting = lazies.get(node);
      if (waiting) return waiting;
      const element = shown.get(node.id);
      shown.delete(node.id);
      const isDeferred = element && node.policy !== 'load';
      const ready = loaded.get(node.type);
      if (ready && !isDeferred) return ready;
      const arrival = isDeferred ? (node.policy === 'idle' ? whenIdle : () => whenNear(element)) : undefined;
      const component = lazy(async () => {
        await arrival?.();
        return { default: await load(node.type) };
      });
      lazies.set(node, component);
      return component;
    },
  };

  async function load(type: string): Promise<AnyBlockComponent> {
    const known = loaded.get(type);
    if (known) return known;
    const definition = byType.get(type);
    if (!definition) throw new Error(`[cairn] [render] no block has the type "${type}"`);
    const component = guardBlock(type, (await definition.load()).default as AnyBlockComponent, onThrow);
    loaded.set(type, component);
    return component;
  }
}
