import type { QueryClient } from '@tanstack/react-query';
import type { Cart } from '#generated/openapi/cart.ts';
import { createInOrder } from '../client/in-order.ts';
import { cartKey } from '../query/cart-key.ts';

/** A cart, null where there is none, undefined where nobody has asked. */
export type KnownCart = Cart | null | undefined;

/** A change as it shows before the service has answered. */
export type ApplyChange = (cart: Cart) => Cart;

/** The one cart of a client: what the service last said, and the changes on their way that show already. */
export interface CartState {
  /** Ids of carts that were to replace a lost one and do not hold all of it. */
  readonly unfinished: Set<string>;
  /** As the service last answered it, without the changes on their way. */
  known(): KnownCart;
  /** Shows a change; the function that it returns takes it off again, when it was answered or refused. */
  begin(apply: ApplyChange): () => void;
  /** Takes an answer of the service down; `show` makes it visible. */
  note(cart: Cart | null): void;
  show(): void;
  /** An answer of the service with the changes on their way. */
  withChanges(cart: Cart | null): Cart | null;
  /** Changes of a cart do not overtake each other, so none is lost. */
  inOrder<Result>(work: () => Promise<Result>): Promise<Result>;
  /** True for as long as no later change of the same name was begun. */
  latestOf(name: string | undefined): () => boolean;
}

const states = new WeakMap<QueryClient, CartState>();

export function cartStateOf(client: QueryClient): CartState {
  const known = states.get(client) ?? createCartState(client);
  states.set(client, known);
  return known;
}

function createCartState(client: QueryClient): CartState {
  const inOrder = createInOrder();
  const changes = new Set<ApplyChange>();
  const names = new Map<string, symbol>();
  let answer: KnownCart;

  const state: CartState = {
    unfinished: new Set(),
    known: () => (changes.size === 0 ? client.getQueryData<Cart | null>(cartKey) : answer),
    begin(apply) {
      if (changes.size === 0) answer = client.getQueryData<Cart | null>(cartKey);
      // An answer on its way is older than the change.
      void client.cancelQueries({ queryKey: cartKey });
      const change: ApplyChange = (cart) => apply(cart);
      changes.add(change);
      state.show();
      return () => void changes.delete(change);
    },
    note(cart) {
      if (!isOlder(cart, answer)) answer = cart;
    },
    show() {
      if (answer !== undefined) client.setQueryData<Cart | null>(cartKey, applied(answer));
    },
    withChanges(cart) {
      // A response that was late is older than that of a change.
      const known = state.known();
      const newest = known && isOlder(cart, known) ? known : cart;
      if (changes.size > 0) state.note(newest);
      return applied(newest);
    },
    inOrder: (work) => inOrder('cart', work),
    latestOf(name) {
      if (name === undefined) return () => true;
      const mark = Symbol(name);
      names.set(name, mark);
      return () => names.get(name) === mark;
    },
  };

  const applied = (cart: Cart | null): Cart | null =>
    cart === null ? null : [...changes].reduce((changed, apply) => apply(changed), cart);
  return state;
}

function isOlder(cart: Cart | null, known: KnownCart): boolean {
  return cart !== null && cart.id === known?.id && cart.version < known.version;
}
