import { LRUCache } from 'lru-cache';
import type { Freshness } from '../services/services.ts';

export interface Cacheable {
  /** Parts of the catalog that the page depends on. */
  readonly parts: readonly string[];
  /** Size in memory in bytes. */
  readonly size: number;
  /** True if the page can be reused. */
  readonly isReusable: boolean;
}

interface Entry<Page> {
  readonly page: Page;
  readonly parts: readonly string[];
  /** Change count when rendering began. */
  readonly startCount: number;
}

export interface PageCache<Page extends Cacheable> {
  /** A cached page that is at most a second older than a new one. */
  find(key: string): Page | undefined;
  /**
   * Renders the page of a key. Concurrent requests share one rendering, which is aborted when all of them are signal. Returns undefined for a
   * private page.
   */
  render(key: string, render: (signal: AbortSignal) => Promise<Page | undefined>, signal: AbortSignal): Promise<Page | undefined>;
}

interface Rendering<Page> {
  readonly page: Promise<Page | undefined>;
  readonly controller: AbortController;
  waiters: number;
}

/** Bytes of an entry beside its body: key, headers and bookkeeping. */
const OVERHEAD = 4096;

/**
 * Caches rendered pages in memory and evicts the least recently used.
 * @param bytes Limit of all pages together.
 */
export function createPageCache<Page extends Cacheable>(
  bytes: number,
  freshness: Pick<Freshness, 'count' | 'hasChanged'>,
): PageCache<Page> {
  const entries = bytes > 0 ? new LRUCache<string, Entry<Page>>({ maxSize: bytes, maxEntrySize: Math.ceil(bytes / 8) }) : undefined;
  const renderings = new Map<string, Rendering<Page>>();

  function startRendering(key: string, render: (signal: AbortSignal) => Promise<Page | undefined>): Rendering<Page> {
    const since = freshness.count();
    const controller = new AbortController();
    const page = render(controller.signal)
      .then((rendered) => {
        if (rendered?.isReusable)
          entries?.set(key, { page: rendered, parts: rendered.parts, startCount: since }, { size: rendered.size + OVERHEAD });
        return rendered;
      })
      .finally(() => renderings.delete(key));
    const rendering = { page, controller, waiters: 0 };
    renderings.set(key, rendering);
    return rendering;
  }

  return {
    find(key) {
      const entry = entries?.get(key);
      if (!entry || !freshness.hasChanged(entry.parts, entry.startCount)) return entry?.page;
      entries?.delete(key);
      return undefined;
    },
    async render(key, render, signal) {
      const rendering = renderings.get(key) ?? startRendering(key, render);
      rendering.waiters += 1;
      const leave = (): void => {
        rendering.waiters -= 1;
        if (rendering.waiters > 0) return;
        // Later requests render again.
        if (renderings.get(key) === rendering) renderings.delete(key);
        rendering.controller.abort();
      };
      signal.addEventListener('abort', leave, { once: true });
      try {
        return await rendering.page;
      } finally {
        signal.removeEventListener('abort', leave);
      }
    },
  };
}
