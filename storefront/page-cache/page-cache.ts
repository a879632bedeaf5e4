import { LRUCache } from 'lru-cache';
import type { Freshness } from '../services/services.ts';

export interface Kept {
  /** Parts of the catalog that it is made of. */
  readonly parts: readonly string[];
  /** Bytes that it takes in memory. */
  readonly size: number;
  /** Whether it may be sent again. */
  readonly isLasting: boolean;
}

interface Entry<Page> {
  readonly page: Page;
  readonly parts: readonly string[];
  /** The count at which its making began. */
  readonly since: number;
}

export interface PageCache<Page extends Kept> {
  /** A page that is as fresh as it would be if it were made now, but for a second. */
  find(key: string): Page | undefined;
  /**
   * The page under a key, made now. Whoever asks at the same time shares the making, which is given up when all of them have gone.
   * Undefined for one that is no page for many.
   */
  make(key: string, make: (signal: AbortSignal) => Promise<Page | undefined>, gone: AbortSignal): Promise<Page | undefined>;
}

interface Making<Page> {
  readonly page: Promise<Page | undefined>;
  readonly giveUp: AbortController;
  waiting: number;
}

/** What one entry takes beside its bytes: its key, its headers and its place. */
const OVERHEAD = 4096;

/** Finished pages in memory, the ones first forgotten that nobody has asked for the longest. @param bytes of all of them together */
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
        // Who comes now begins anew.
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
