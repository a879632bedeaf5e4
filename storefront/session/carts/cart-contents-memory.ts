import { LRUCache } from 'lru-cache';
import { getCartContents, type CartContents } from '#commerce/cart/changes/cart-contents.ts';
import type { Cart } from '#generated/openapi/cart.ts';
import type { Services } from '../../services/services.ts';

/** Maximum number of items and coupons of all carts together. */
const MAX_PARTS = 20_000;

/** Contents of carts that this host has seen last, by cart id, and names of items that could not be recovered. */
export interface CartContentsMemory {
  find(cartId: string): CartContents | undefined;
  /** Stores the contents of a whole cart; any other body is ignored. */
  store(body: unknown): void;
  storeLost(cartId: string, lost: readonly string[]): void;
  /** Returns the names of lost items, once. */
  takeLost(cartId: string): readonly string[];
}

const memories = new WeakMap<Services, CartContentsMemory>();

export function getCartContentsMemory(services: Services): CartContentsMemory {
  const memory = memories.get(services) ?? createCartContentsMemory();
  memories.set(services, memory);
  return memory;
}

const isCart = (body: unknown): body is Cart =>
  typeof body === 'object' &&
  body !== null &&
  'items' in body &&
  Array.isArray(body.items) &&
  'couponItems' in body &&
  Array.isArray(body.couponItems);

function createCartContentsMemory(): CartContentsMemory {
  const seen = new LRUCache<string, CartContents>({
    maxSize: MAX_PARTS,
    sizeCalculation: ({ items, coupons, gifts }) => items.length + coupons.length + gifts.length + 1,
  });
  const missing = new LRUCache<string, readonly string[]>({ max: 1000 });
  return {
    find: (cartId) => seen.get(cartId),
    store(body) {
      if (isCart(body)) seen.set(body.id, getCartContents(body));
    },
    storeLost(cartId, lost) {
      if (lost.length > 0) missing.set(cartId, lost);
    },
    takeLost(cartId) {
      const lost = missing.get(cartId) ?? [];
      missing.delete(cartId);
      return lost;
    },
  };
}
