import { LRUCache } from 'lru-cache';
import type { RecommendationList } from '#blocks/host/decided-lists.ts';
import type { Services } from '../services/services.ts';

/** Number of cached pages per visitor, and their lifetime in milliseconds; most recommendations are seen soon. */
const MOST = 1000;
const REMEMBERED = 600_000;

/** Milliseconds for which the cache reuses one reading of the clock. */
const RESOLUTION = 1000;

/** Recommendations by visitor and page. */
export interface TokenMemory {
  find(monetateId: string, path: string): readonly RecommendationList[] | undefined;
  keep(monetateId: string, path: string, lists: readonly RecommendationList[]): void;
}

const memories = new WeakMap<Services, TokenMemory>();

export function getTokenMemory(services: Services): TokenMemory {
  const memory = memories.get(services) ?? createTokenMemory();
  memories.set(services, memory);
  return memory;
}

function createTokenMemory(): TokenMemory {
  const kept = new LRUCache<string, readonly RecommendationList[]>({ max: MOST, ttl: REMEMBERED, ttlResolution: RESOLUTION });
  const keyOf = (monetateId: string, path: string): string => `${monetateId} ${path}`;
  return {
    find: (monetateId, path) => kept.get(keyOf(monetateId, path)),
    keep: (monetateId, path, lists) => void kept.set(keyOf(monetateId, path), lists),
  };
}
