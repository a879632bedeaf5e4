import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { components } from '#generated/openapi/personalization.ts';
import type { Services } from '../../services/services.ts';

/** A cart line in a decision request. */
export type CartLine = components['schemas']['CartLine'];

/** The part of a cart response that contains lines; other services may send it. */
export interface CartBody {
  readonly currency?: unknown;
  readonly items?: unknown;
}

interface ItemBody {
  readonly sku?: unknown;
  readonly productId?: unknown;
  readonly qty?: unknown;
  readonly price?: { readonly rowTotal?: unknown };
}

/** Reads the lines of a whole cart; undefined if the response contains none. */
export function readCartLines({ currency, items }: CartBody): readonly CartLine[] | undefined {
  if (typeof currency !== 'string' || !Array.isArray(items)) return undefined;
  return (items as readonly ItemBody[]).flatMap(({ sku, productId, qty, price }) => {
    const value = price?.rowTotal;
    if (typeof sku !== 'string' || typeof productId !== 'string' || typeof qty !== 'number' || typeof value !== 'number') return [];
    return [{ sku, pid: productId, quantity: qty, currency, value: value.toFixed(2) }];
  });
}

/** A hash of the lines: equal lines have equal stamps, on every host. */
export function hashLines(lines: readonly CartLine[]): string {
  return hash('sha256', JSON.stringify(lines), 'base64url').slice(0, 8);
}

/** Maximum number of lines of all carts together. */
const MAX_LINES = 20_000;

/** Caches lines by cart and stamp. An entry is never stale, because the stamp is a hash; a host without an entry reads the cart once. */
export interface CartLinesMemory {
  find(cartId: string, stamp: string): readonly CartLine[] | undefined;
  store(cartId: string, stamp: string, lines: readonly CartLine[]): void;
}

const memories = new WeakMap<Services, CartLinesMemory>();

export function getCartLinesMemory(services: Services): CartLinesMemory {
  const memory = memories.get(services) ?? createCartLinesMemory();
  memories.set(services, memory);
  return memory;
}

function createCartLinesMemory(): CartLinesMemory {
  const cache = new LRUCache<string, readonly CartLine[]>({ maxSize: MAX_LINES, sizeCalculation: ({ length }) => length + 1 });
  const getKey = (cartId: string, stamp: string): string => `${cartId} ${stamp}`;
  return {
    find: (cartId, stamp) => cache.get(getKey(cartId, stamp)),
    store: (cartId, stamp, lines) => void cache.set(getKey(cartId, stamp), lines),
  };
}
