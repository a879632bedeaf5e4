import type { QueryClient } from '@tanstack/react-query';
import type { Cart } from '#generated/openapi/cart.ts';
import type { Calls } from '../client/calls.ts';
import { createKeyedQueue } from '../client/in-order.ts';
import { cartKey } from '../query/cart-key.ts';

/** A cart; null if the client has none, undefined if it was not requested yet. */
export type KnownCart = Cart | null | undefined;

/** Applies a change optimistically, before the response. */
export type ApplyChange = (cart: Cart) => Cart;

/** Restores parts of a lost cart in the cart that replaces it, and returns the latter. */
export type RestoreRest = (calls: Calls, created: Cart, lostCart: Cart) => Promise<Cart>;

/** The single cart of a client: the latest response plus the optimistic changes that are pending. */
export interface CartState {
  /** Ids of carts that replace a lost one and do not have all of its contents yet. */
  readonly incomplete: Set<string>;
  /** Restores what the current screen needs beyond items, coupons and gifts; by default nothing. */
  restoreRest: RestoreRest;
  /** The cart of the latest response, without pending changes. */
  getLatest(): KnownCart;
  /**
   * Applies a change optimistically.
   * @returns a function that removes it once the request succeeded or failed
   */
  addPending(apply: ApplyChange): () => void;
  /** Stores the cart of a response; `show` makes it visible. */
  setLatest(cart: Cart | null): void;
  show(): void;
  /** Applies the pending changes to the cart of a response. */
  applyPending(cart: Cart | null): Cart | null;
  /** Runs changes sequentially, so that none overwrites another. */
  enqueue<Result>(work: () => Promise<Result>): Promise<Result>;
  /**
   * Requests of the cart review stock and deliveries while a screen shows the results.
   * @returns a function that ends it
   */
  startReview(): () => void;
  isReviewed(): boolean;
  /** Returns a predicate that is true until another change of the same name begins. */
  trackLatest(name: string | undefined): () => boolean;
}

const states = new WeakMap<QueryClient, CartState>();

export function getCartState(client: QueryClient): CartState {
  const known = states.get(client) ?? createCartState(client);
  states.set(client, known);
  return known;
}

function createCartState(client: QueryClient): CartState {
  const inOrder = createKeyedQueue();
  const changes = new Set<ApplyChange>();
  const names = new Map<string, symbol>();
  const reviews = new Set<symbol>();
  let response: KnownCart;

  const state: CartState = {
    incomplete: new Set(),
    restoreRest: async (_, created) => created,
    getLatest: () => (changes.size === 0 ? client.getQueryData<Cart | null>(cartKey) : response),
    addPending(apply) {
      if (changes.size === 0) response = client.getQueryData<Cart | null>(cartKey);
      // A pending response is older than the change.
      void client.cancelQueries({ queryKey: cartKey });
      const change: ApplyChange = (cart) => apply(cart);
      changes.add(change);
      state.show();
      return () => void changes.delete(change);
    },
    setLatest(cart) {
      if (!isOlder(cart, response)) response = cart;
    },
    show() {
      if (response !== undefined) client.setQueryData<Cart | null>(cartKey, applyAll(response));
    },
    applyPending(cart) {
      // A delayed response is older than that of a change.
      const known = state.getLatest();
      const newest = known && isOlder(cart, known) ? known : cart;
      if (changes.size > 0) state.setLatest(newest);
      return applyAll(newest);
    },
    startReview() {
      const review = Symbol('review');
      reviews.add(review);
      return () => void reviews.delete(review);
    },
    isReviewed: () => reviews.size > 0,
    enqueue: (work) => inOrder('cart', work),
    trackLatest(name) {
      if (name === undefined) return () => true;
      const mark = Symbol(name);
      names.set(name, mark);
      return () => names.get(name) === mark;
    },
  };

  const applyAll = (cart: Cart | null): Cart | null =>
    cart === null ? null : [...changes].reduce((changed, apply) => apply(changed), cart);
  return state;
}

function isOlder(cart: Cart | null, known: KnownCart): boolean {
  return cart !== null && cart.id === known?.id && cart.version < known.version;
}
