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

/** A call that answers the whole changed cart. */
export interface CartChange<Input> {
  /** The call whose contract names the stale responses. */
  readonly mutation: Pick<MutationCall<MutationId>, 'operationId' | 'invalidates'>;
  /** `cart` is the cart as last answered; after a recovery it is a new one whose rows have other ids. */
  readonly call: (calls: Calls, basketId: string, input: Input, cart: Cart) => Promise<Cart>;
  /** Does the same where there is no cart yet. */
  readonly withoutCart?: (calls: Calls, input: Input) => Promise<Cart>;
  /** How it shows before it is answered. */
  readonly apply?: (cart: Cart, input: Input) => Cart;
  /** Of changes of one name that wait for their turn only the latest is sent. */
  readonly name?: (input: Input) => string | undefined;
}

/** What a call has made of the cart. */
export interface ChangedCart {
  readonly mutation: MutationId;
  /** As last answered before; null where there was none. */
  readonly before: Cart | null;
  readonly after: Cart;
}

/** What a change needs of the page. */
export interface CartEnvironment {
  readonly client: QueryClient;
  readonly calls: Calls;
  /** Tells the shopper of a failure. */
  readonly fail: (error: ServiceError) => void;
  /** After a lost cart was recreated; `lost` names what could not be put into it. */
  readonly recreated: (lost: readonly string[]) => void;
  /** Tells of a change that was answered. */
  readonly changed: (change: ChangedCart) => void;
  readonly mayReload: () => boolean;
  readonly reload: () => void;
  readonly wait: Wait;
  /** Runs work while no other tab of the shop runs its own; work that stays without an answer is ended by its calls' time-outs. */
  readonly alone: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/**
 * Changes the cart: shows the change at once, waits for its turn, sends it, mends a lost cart, and replaces the cart by
 * the answer. A failure takes the change off the screen and is thrown; the shopper is told of those that had been shown.
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
    // Beginning has stopped the first question for the cart, if there was one.
    if (failureAsksFor(error, 'reload-cart') || state.known() === undefined) void client.invalidateQueries({ queryKey: cartKey });
    if (error instanceof ServiceError && change.apply && !error.asksFor('reset-customer')) environment.fail(error);
    throw error;
  }
}

async function send<Input>(environment: CartEnvironment, state: CartState, change: CartChange<Input>, input: Input): Promise<Cart> {
  const known = state.known();
  if (known) return sendTo(known, environment, state, change, input);
  // Two tabs that both find no cart must not make one each.
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

/** The stored cart, of which this page may not know: another tab has made it. */
async function find(environment: CartEnvironment, state: CartState): Promise<Cart | null> {
  // A question of the page's own for the cart may be on its way beside it.
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
      // Rarely needed, so that pages do not load it.
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
