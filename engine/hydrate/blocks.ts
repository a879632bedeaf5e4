import { lazy } from 'react';
import type { AnyDefinition } from '../block.ts';
import type { BlockSource } from '../render/canvas.tsx';
import type { AnyBlockComponent, OnThrow } from '../render/guard.ts';
import type { BindMessages } from '../messages.ts';
import type { InteractiveNode } from '../render/payload.ts';
import { nodeIdOf } from '../render/static-html.ts';
import { whenIdle, whenNear } from './arrival.ts';

/** Milliseconds that a change of the page waits for the code of blocks. */
const LONGEST_WAIT = 3000;

const after = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

export interface BrowserBlocks extends BlockSource {
  /** Fetches the code of blocks that act at once; await it before hydrateRoot and before a route changes. Never rejects. */
  preload(types: Iterable<string>): Promise<void>;
  /**
   * Ends the waiting of deferred blocks; resolves once their code is there, or after a while. Await it before anything around them changes:
   * React takes a block that has no code yet out of the document then, and shows nothing until it comes. Never rejects.
   */
  wake(): Promise<void>;
}

/** What a browser asks of a definition; the shop's build brings it no more. */
type BrowserDefinition = Pick<AnyDefinition, 'type' | 'load'>;

export interface BrowserBlocksOptions {
  readonly definitions: readonly BrowserDefinition[];
  readonly onThrow: OnThrow;
  readonly bindMessages: BindMessages;
  /** The server's document: deferred blocks wait only where it already shows them. */
  readonly root?: ParentNode;
}

/** The browser's way to the code of interactive blocks; make it before hydrateRoot. */
export function createBrowserBlocks({ definitions, onThrow, bindMessages, root }: BrowserBlocksOptions): BrowserBlocks {
  const byType = new Map<string, BrowserDefinition>(definitions.map((definition) => [definition.type, definition]));
  const loaded = new Map<string, AnyBlockComponent>();
  const loading = new Map<string, Promise<AnyBlockComponent>>();
  const lazies = new WeakMap<InteractiveNode, AnyBlockComponent>();
  const awake = new AbortController();
  /** Types whose code came, or is to come, after the page has come alive. */
  const late = new Set<string>();
  const shown = new Map<string, Element>();
  for (const element of root?.querySelectorAll('[data-block-id]') ?? []) shown.set(nodeIdOf(element), element);

  return {
    onThrow,
    bindMessages,
    async preload(types) {
      await Promise.allSettled([...new Set(types)].map(load));
    },
    async wake() {
      awake.abort();
      const missing = [...late].filter((type) => !loaded.has(type));
      if (missing.length > 0) await Promise.race([Promise.allSettled(missing.map(load)), after(LONGEST_WAIT)]);
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
      late.add(node.type);
      const component = lazy(async () => ({ default: await (isDeferred ? arrive(node, element) : load(node.type)) }));
      lazies.set(node, component);
      return component;
    },
  };

  async function arrive({ policy, type }: InteractiveNode, element: Element): Promise<AnyBlockComponent> {
    await (policy === 'idle' ? whenIdle(awake.signal) : whenNear(element, awake.signal));
    return load(type);
  }

  /** One component for each type, however many ask for it at once. */
  function load(type: string): Promise<AnyBlockComponent> {
    const known = loading.get(type) ?? fetchBlock(type);
    loading.set(type, known);
    return known;
  }

  async function fetchBlock(type: string): Promise<AnyBlockComponent> {
    try {
      const definition = byType.get(type);
      if (!definition) throw new Error(`[cairn] [render] no block has the type "${type}"`);
      // Not guarded: what a guard shows in place of a block that throws would not be what the server sent. The block's boundary takes the throw.
      const component = (await definition.load()).default as AnyBlockComponent;
      loaded.set(type, component);
      return component;
    } catch (error) {
      // Whoever asks next may have better luck with the network.
      loading.delete(type);
      throw error;
    }
  }
}
