import type { QueryClient } from '@tanstack/react-query';
import { createCart } from '#generated/calls/create-cart.ts';
import type { MutationCall, MutationId } from '#generated/openapi/call.ts';
import type { Cart } from '#generated/openapi/cart.ts';
import type { Calls } from '../../client/calls.ts';
import { failureAsksFor, ServiceError } from '../../client/service-error.ts';
import { cartKey } from '../../query/cart-key.ts';
import { invalidateQueries } from '../../query/invalidate-queries.ts';
import type { Wait } from '../../session/exchange-tokens.ts';
import { recoverCart, type RecoveryEffects } from '../../session/recover-cart.ts';
import { cartStateOf, type ApplyChange, type CartState } from '../cart-state.ts';
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
  readonly fail: (error: ServiceError) => void;
  /** Called after a lost cart was recreated; `lost` names what could not be restored. */
  readonly recreated: (lost: readonly string[]) => void;
  /** Called after each successful change. */
  readonly changed: (change: ChangedCart) => void;
  readonly mayReload: () => boolean;
  readonly reload: () => void;
  readonly wait: Wait;
  /** Runs work under a lock shared by all tabs. The time-outs of its calls end work without a response. */
  readonly alone: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/**
 * Changes the cart: applies the change optimistically, queues and sends it, recovers a lost cart and stores the response. A failure reverts
 * the change, is reported if the change had been shown, and is thrown.
 */
export async function changeCart<Input>(environment: CartEnvironment, change: CartChange<Input>, input: Input): Promise<Cart> {
  const { client } = environment;
  const state = cartStateOf(client);
  const apply: ApplyChange = (cart) => change.apply?.(cart, input) ?? cart;
  const end = state.begin(apply);
  const isLatest = state.latestOf(change.name?.(input));
  try {
    const cart = await state.inOrder(async () => {
      const known = state.known();
      if (known && !isLatest()) return known;
      const answer = await send(environment, state, change, input);
      state.note(answer);
      return answer;
    });
    end();
    state.show();
    invalidateQueries(client, change.mutation);
    return cart;
  } catch (error) {
    end();
    state.show();
    // The change has canceled the first cart request, if one was pending.
    if (failureAsksFor(error, 'reload-cart') || state.known() === undefined) void client.invalidateQueries({ queryKey: cartKey });
    if (error instanceof ServiceError && change.apply && !error.asksFor('reset-customer')) environment.fail(error);
    throw error;
  }
}

async function send<Input>(environment: CartEnvironment, state: CartState, change: CartChange<Input>, input: Input): Promise<Cart> {
  const known = state.known();
  if (known) return sendTo(known, environment, state, change, input);
  // Locked, so that two tabs without a cart do not create one each.
  return environment.alone(async () => {
    const inside: CartEnvironment = { ...environment, alone: (work) => work() };
    return sendTo(await find(inside, state), inside, state, change, input);
  });
}

async function sendTo<Input>(
  cart: Cart | null,
  environment: CartEnvironment,
  state: CartState,
  change: CartChange<Input>,
  input: Input,
): Promise<Cart> {
  const after = await answerTo(cart, environment, state, change, input);
  environment.changed({ mutation: change.mutation.operationId, before: cart, after });
  return after;
}

async function answerTo<Input>(
  cart: Cart | null,
  environment: CartEnvironment,
  state: CartState,
  { call, withoutCart }: CartChange<Input>,
  input: Input,
): Promise<Cart> {
  const { calls } = environment;
  if (cart === null && withoutCart) return recoverCart(() => withoutCart(calls, input), currentCart, effectsIn(environment, state));
  const basis = cart ?? (await makeCart(environment, state));
  return recoverCart((basketId) => call(calls, basketId, input, state.known() ?? basis), basis.id, effectsIn(environment, state));
}

/** Finds the stored cart. Another tab may have created it, so the page does not know it. */
async function find(environment: CartEnvironment, state: CartState): Promise<Cart | null> {
  // Not deduplicated: the page itself may have a pending request for the cart.
  const ask = (): Promise<Cart | null> => findCart(environment.calls, { basketId: currentCart }, { repeat: 'allow' });
  const cart = await recoverCart(ask, currentCart, effectsIn(environment, state));
  state.note(cart);
  return cart;
}

async function makeCart({ calls }: CartEnvironment, state: CartState): Promise<Cart> {
  const cart = await createCart(calls);
  state.note(cart);
  return cart;
}

/** Page-side effects of cart recovery. */
export function effectsIn(environment: CartEnvironment, state: CartState): RecoveryEffects {
  return {
    async recreateCart() {
      const lostCart = state.known();
      // Loaded on demand, because it is rarely needed.
      const { recreateCart } = await import('./recreate-cart.ts');
      return recreateCart(environment, state, lostCart);
    },
    createCart: () => makeCart(environment, state),
    forgetCart: () => state.note(null),
    showError: environment.fail,
    onRecreated: environment.recreated,
    mayReload: environment.mayReload,
    reload: environment.reload,
    wait: environment.wait,
  };
}
