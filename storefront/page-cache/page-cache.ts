import { LRUCache } from 'lru-cache';
import type { Freshness } from '../services/services.ts';

export interface Kept {
  /** Parts of the catalog that the page depends on. */
  readonly parts: readonly string[];
  /** Size in memory in bytes. */
  readonly size: number;
  /** True if the page can be reused. */
  readonly isLasting: boolean;
}

interface Entry<Page> {
  readonly page: Page;
  readonly parts: readonly string[];
  /** Change count when rendering began. */
  readonly since: number;
}

export interface PageCache<Page extends Kept> {
  /** A cached page that is at most a second older than a new one. */
  find(key: string): Page | undefined;
  /**
   * Renders the page of a key. Concurrent requests share one rendering, which is aborted when all of them are gone. Returns undefined for a
   * private page.
   */
  make(key: string, make: (signal: AbortSignal) => Promise<Page | undefined>, gone: AbortSignal): Promise<Page | undefined>;
}

interface Making<Page> {
  readonly page: Promise<Page | undefined>;
  readonly giveUp: AbortController;
  waiting: number;
}

/** Bytes of an entry beside its body: key, headers and bookkeeping. */
const OVERHEAD = 4096;

/**
 * Caches rendered pages in memory and evicts the least recently used.
 * @param bytes Limit of all pages together.
 */
export function createPageCache<Page extends Kept>(bytes: number, freshness: Pick<Freshness, 'count' | 'hasChanged'>): PageCache<Page> {
  const entries = bytes > 0 ? new LRUCache<string, Entry<Page>>({ maxSize: bytes, maxEntrySize: Math.ceil(bytes / 8) }) : undefined;
  const makings = new Map<string, Making<Page>>();

  function begin(key: string, make: (signal: AbortSignal) => Promise<Page | undefined>): Making<Page> {
    const since = freshness.count();
    const giveUp = new AbortController();
    const page = make(giveUp.signal)
      .then((made) => {
        if (made?.isLasting) entries?.set(key, { page: made, parts: made.parts, since }, { size: made.size + OVERHEAD });
        return made;
      })
      .finally(() => makings.delete(key));
    const making = { page, giveUp, waiting: 0 };
    makings.set(key, making);
    return making;
  }

  return {
    find(key) {
      const entry = entries?.get(key);
      if (!entry || !freshness.hasChanged(entry.parts, entry.since)) return entry?.page;
      entries?.delete(key);
      return undefined;
    },
    async make(key, make, gone) {
      const making = makings.get(key) ?? begin(key, make);
      making.waiting += 1;
      const leave = (): void => {
        making.waiting -= 1;
        if (making.waiting > 0) return;
        // Later requests render again.
        if (makings.get(key) === making) makings.delete(key);
        making.giveUp.abort();
      };
      gone.addEventListener('abort', leave, { once: true });
      try {
        return await making.page;
      } finally {
        gone.removeEventListener('abort', leave);
      }
    },
  };
}
