import type { QueryClient } from '@tanstack/react-query';
import { createCart } from '#generated/calls/create-cart.ts';
import type { MutationCall, MutationId } from '#generated/openapi/call.ts';
import type { Cart } from '#generated/openapi/cart.ts';
import type { Calls } from '../../client/calls.ts';
import { requiresReaction, ServiceError } from '../../client/service-error.ts';
import { cartKey } from '../../query/cart-key.ts';
import { invalidateQueries } from '../../query/invalidate-queries.ts';
import type { Wait } from '../../session/exchange-tokens.ts';
import { recoverCart, type RecoveryEffects } from '../../session/recover-cart.ts';
import { getCartState, type ApplyChange, type CartState } from '../cart-state.ts';
import { currentCart, findCart } from './find-cart.ts';

/** A mutation whose response is the whole changed cart. */
export interface CartChange<Input> {
  /** The call whose contract lists the responses that it makes stale. */
  readonly mutation: Pick<MutationCall<MutationId>, 'operationId' | 'invalidates'>;
  /** `cart` is the cart of the latest response; after a recovery it is a new one with other item ids. */
  readonly call: (calls: Calls, basketId: string, input: Input, cart: Cart) => Promise<Cart>;
  /** Used if there is no cart yet. */
  readonly withoutCart?: (calls: Calls, input: Input) => Promise<Cart>;
  /** Optimistic update, shown before the response. */
  readonly apply?: (cart: Cart, input: Input) => Cart;
  /** Only the latest of several queued changes with the same name is sent. */
  readonly name?: (input: Input) => string | undefined;
}

/** Cart before and after a change. */
export interface ChangedCart {
  readonly mutation: MutationId;
  /** Cart of the previous response; null if there was none. */
  readonly before: Cart | null;
  readonly after: Cart;
}

/** Dependencies of a change on its page. */
export interface CartEnvironment {
  readonly client: QueryClient;
  readonly calls: Calls;
  /** Reports a failure to the shopper. */
  readonly reportFailure: (error: ServiceError) => void;
  /** Called after a lost cart was recreated; `lost` names what could not be restored. */
  readonly notifyRecreated: (lost: readonly string[]) => void;
  /** Called after each successful change. */
  readonly notifyChanged: (change: ChangedCart) => void;
  readonly mayReload: () => boolean;
  readonly reload: () => void;
  readonly wait: Wait;
  /** Runs work under a lock shared by all tabs. The time-outs of its calls end work without a response. */
  readonly runExclusively: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Moves unsent form input from a lost cart to the one that replaces it. */
  readonly moveDrafts: (from: string, to: string) => void;
}

/**
 * Changes the cart: applies the change optimistically, queues and sends it, recovers a lost cart and stores the response. A failure reverts
 * the change, is reported if the change had been shown, and is thrown.
 */
export async function changeCart<Input>(environment: CartEnvironment, change: CartChange<Input>, input: Input): Promise<Cart> {
  const { client } = environment;
  const state = getCartState(client);
  const apply: ApplyChange = (cart) => change.apply?.(cart, input) ?? cart;
  const end = state.addPending(apply);
  const isLatest = state.trackLatest(change.name?.(input));
  try {
    const cart = await state.enqueue(async () => {
      const known = state.getLatest();
      if (known && !isLatest()) return known;
      const response = await send(environment, state, change, input);
      state.setLatest(response);
      return response;
    });
    end();
    state.show();
    invalidateQueries(client, change.mutation);
    return cart;
  } catch (error) {
    end();
    state.show();
    // The change has canceled the first cart request, if one was pending.
    if (requiresReaction(error, 'reload-cart') || state.getLatest() === undefined) void client.invalidateQueries({ queryKey: cartKey });
    if (error instanceof ServiceError && change.apply && !error.requires('reset-customer')) environment.reportFailure(error);
    throw error;
  }
}

async function send<Input>(environment: CartEnvironment, state: CartState, change: CartChange<Input>, input: Input): Promise<Cart> {
  const known = state.getLatest();
  if (known) return sendTo(known, environment, state, change, input);
  // Locked, so that two tabs without a cart do not create one each.
  return environment.runExclusively(async () => {
    const inside: CartEnvironment = { ...environment, runExclusively: (work) => work() };
    return sendTo(await findStoredCart(inside, state), inside, state, change, input);
  });
}

async function sendTo<Input>(
  cart: Cart | null,
  environment: CartEnvironment,
  state: CartState,
  change: CartChange<Input>,
  input: Input,
): Promise<Cart> {
  const after = await sendWithRecovery(cart, environment, state, change, input);
  environment.notifyChanged({ mutation: change.mutation.operationId, before: cart, after });
  return after;
}

async function sendWithRecovery<Input>(
  cart: Cart | null,
  environment: CartEnvironment,
  state: CartState,
  { call, withoutCart }: CartChange<Input>,
  input: Input,
): Promise<Cart> {
  const { calls } = environment;
  if (cart === null && withoutCart)
    return recoverCart(() => withoutCart(calls, input), currentCart, createRecoveryEffects(environment, state));
  const basis = cart ?? (await createStoredCart(environment, state));
  return recoverCart(
    (basketId) => call(calls, basketId, input, state.getLatest() ?? basis),
    basis.id,
    createRecoveryEffects(environment, state),
  );
}

/** Finds the stored cart. Another tab may have created it, so the page does not know it. */
async function findStoredCart(environment: CartEnvironment, state: CartState): Promise<Cart | null> {
  // Not deduplicated: the page itself may have a pending request for the cart.
  const loadCart = (): Promise<Cart | null> => findCart(environment.calls, { basketId: currentCart }, { repeat: 'allow' });
  const cart = await recoverCart(loadCart, currentCart, createRecoveryEffects(environment, state));
  state.setLatest(cart);
  return cart;
}

async function createStoredCart({ calls }: CartEnvironment, state: CartState): Promise<Cart> {
  const cart = await createCart(calls);
  state.setLatest(cart);
  return cart;
}

/** Page-side effects of cart recovery. */
export function createRecoveryEffects(environment: CartEnvironment, state: CartState): RecoveryEffects {
  return {
    async recreateCart() {
      const lostCart = state.getLatest();
      // Loaded on demand, because it is rarely needed.
      const { recreateCart } = await import('./recreate-cart.ts');
      return recreateCart(environment, state, lostCart);
    },
    createCart: () => createStoredCart(environment, state),
    deleteStoredCart: () => state.setLatest(null),
    showError: environment.reportFailure,
    onRecreated: environment.notifyRecreated,
    mayReload: environment.mayReload,
    reload: environment.reload,
    wait: environment.wait,
  };
}
