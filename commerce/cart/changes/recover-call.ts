import type { CartItem } from '#generated/openapi/cart.ts';
import { recoverCart } from '../../session/recover-cart.ts';
import { getCartState } from '../cart-state.ts';
import { createRecoveryEffects, type CartEnvironment } from './change-cart.ts';
import { currentCart } from './find-cart.ts';
import type { CallInput, FailedCall } from './recover-calls.ts';

/**
 * Recovers from a rejected call about a lost cart and repeats it with the ids of the new one.
 * @throws The first error for a call with an idempotency key: the shopper confirms the new cart first.
 */
export async function recoverCall(environment: CartEnvironment, failed: FailedCall): Promise<unknown> {
  const { call, input, options, cartId, error } = failed;
  // Readers of the stored cart handle its loss.
  if (cartId === currentCart) throw error;
  const state = getCartState(environment.client);
  const known = state.getLatest();
  const repeat = async (to: string): Promise<unknown> => {
    state.show();
    if ('idempotency-key' in input) throw error;
    const items = { before: known?.items ?? [], after: state.getLatest()?.items ?? [] };
    return environment.calls.send(call, replaceIds(input, { from: cartId, to, ...items }), options);
  };
  // Another call has replaced the lost cart already.
  if (known && known.id !== cartId && error.requires('recreate-cart')) return repeat(known.id);
  return recoverCart((id) => (id === cartId ? Promise.reject(error) : repeat(id)), cartId, createRecoveryEffects(environment, state));
}

interface Replacement {
  readonly from: string;
  readonly to: string;
  readonly before: readonly CartItem[];
  readonly after: readonly CartItem[];
}

/** The input with the id of the new cart, and the ids of its items by SKU. */
function replaceIds(input: CallInput, { from, to, before, after }: Replacement): CallInput {
  const ids = new Map([[from, to]]);
  for (const { id, sku, bonus } of before) {
    const item = after.find((one) => one.sku === sku && one.bonus === bonus);
    if (item) ids.set(id, item.id);
  }
  return JSON.parse(JSON.stringify(input), (_, value: unknown) =>
    typeof value === 'string' ? (ids.get(value) ?? value) : value,
  ) as CallInput;
}
