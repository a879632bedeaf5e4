import { lazy } from 'react';
import type { AnyDefinition } from '../block.ts';
import type { BlockSource } from '../render/canvas.tsx';
import type { AnyBlockComponent, OnThrow } from '../render/guard.ts';
import type { BindMessages } from '../messages.ts';
import type { InteractiveNode } from '../render/payload.ts';
import { getNodeId } from '../render/static-html.ts';
import { waitForIdle, waitForNear } from './arrival.ts';

/** Milliseconds that a page change waits for the code of blocks. */
const LONGEST_WAIT = 3000;

const after = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

export interface BrowserBlocks extends BlockSource {
  /** Fetches the code of blocks that are interactive at once; await it before hydrateRoot and before a route change. Never rejects. */
  preload(types: Iterable<string>): Promise<void>;
  /**
   * Stops waiting for deferred blocks; resolves when their code is loaded, or after a time-out. Await it before anything around them
   * changes: React would remove a block without code from the document until the code arrives. Never rejects.
   */
  wake(): Promise<void>;
}

/** The part of a definition that the browser needs; the shop's build ships nothing more. */
type BrowserDefinition = Pick<AnyDefinition, 'type' | 'load'>;

export interface BrowserBlocksOptions {
  readonly definitions: readonly BrowserDefinition[];
  readonly onThrow: OnThrow;
  readonly bindMessages: BindMessages;
  /** The server's document: deferred blocks wait only where it already shows them. */
  readonly root?: ParentNode;
}

/** Loads the code of interactive blocks in the browser; create it before hydrateRoot. */
export function createBrowserBlocks({ definitions, onThrow, bindMessages, root }: BrowserBlocksOptions): BrowserBlocks {
  const byType = new Map<string, BrowserDefinition>(definitions.map((definition) => [definition.type, definition]));
  const loaded = new Map<string, AnyBlockComponent>();
  const loading = new Map<string, Promise<AnyBlockComponent>>();
  const lazies = new WeakMap<InteractiveNode, AnyBlockComponent>();
  const awake = new AbortController();
  /** Types whose code is loaded after hydration. */
  const late = new Set<string>();
  const shown = new Map<string, Element>();
  for (const element of root?.querySelectorAll('[data-block-id]') ?? []) shown.set(getNodeId(element), element);

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
      const component = lazy(async () => ({ default: await (isDeferred ? waitForArrival(node, element) : load(node.type)) }));
      lazies.set(node, component);
      return component;
    },
  };

  async function waitForArrival({ policy, type }: InteractiveNode, element: Element): Promise<AnyBlockComponent> {
    await (policy === 'idle' ? waitForIdle(awake.signal) : waitForNear(element, awake.signal));
    return load(type);
  }

  /** Loads one component per type, also for concurrent requests. */
  function load(type: string): Promise<AnyBlockComponent> {
    const known = loading.get(type) ?? fetchBlock(type);
    loading.set(type, known);
    return known;
  }

  async function fetchBlock(type: string): Promise<AnyBlockComponent> {
    try {
      const definition = byType.get(type);
      if (!definition) throw new Error(`[cairn] [render] no block has the type "${type}"`);
      // Not guarded: a guard's replacement for a block that throws would differ from the server's HTML. The block's boundary catches the
      // error.
      const component = (await definition.load()).default as AnyBlockComponent;
      loaded.set(type, component);
      return component;
    } catch (error) {
      // The next request retries.
      loading.delete(type);
      throw error;
    }
  }
}
