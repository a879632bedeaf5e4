import { LRUCache } from 'lru-cache';
import type { RecommendationList } from '#blocks/host/parse-recommendation-lists.ts';
import type { Services } from '../services/services.ts';

/** Number of cached pages per visitor, and their lifetime in milliseconds; most recommendations are seen soon. */
const MAX_PAGES = 1000;
const LIFETIME = 600_000;

/** Milliseconds for which the cache reuses one reading of the clock. */
const RESOLUTION = 1000;

/** Recommendations by visitor and page. */
export interface TokenMemory {
  find(monetateId: string, path: string): readonly RecommendationList[] | undefined;
  store(monetateId: string, path: string, lists: readonly RecommendationList[]): void;
}

const memories = new WeakMap<Services, TokenMemory>();

export function getTokenMemory(services: Services): TokenMemory {
  const memory = memories.get(services) ?? createTokenMemory();
  memories.set(services, memory);
  return memory;
}

function createTokenMemory(): TokenMemory {
  const cache = new LRUCache<string, readonly RecommendationList[]>({ max: MAX_PAGES, ttl: LIFETIME, ttlResolution: RESOLUTION });
  const getKey = (monetateId: string, path: string): string => `${monetateId} ${path}`;
  return {
    find: (monetateId, path) => cache.get(getKey(monetateId, path)),
    store: (monetateId, path, lists) => void cache.set(getKey(monetateId, path), lists),
  };
}
