import { requiresReaction, type ServiceError } from '../client/service-error.ts';
import type { Wait } from './exchange-tokens.ts';

/** Milliseconds for which the shopper can read the error before the page reloads. */
const invalidCustomerDelay = 4000;

export interface RecreatedCart {
  readonly basketId: string;
  /** Names of parts that could not be restored. */
  readonly lost: readonly string[];
}

/** Side effects of recovery. */
export interface RecoveryEffects {
  /** Replaces the lost cart by one with the same contents. Fails as a whole and can then be repeated. */
  readonly recreateCart: () => Promise<RecreatedCart>;
  /** Creates an empty cart. */
  readonly createCart: () => Promise<unknown>;
  /** Deletes the stored cart id. */
  readonly deleteStoredCart: () => void;
  readonly showError: (error: ServiceError) => void;
  readonly onRecreated?: (lost: readonly string[]) => void;
  readonly mayReload: () => boolean;
  readonly reload: () => void;
  readonly wait: Wait;
}

/**
 * Runs a cart call and recovers from two errors. A lost cart (BSK404) is recreated and the call repeated once; an invalid customer (AUT498)
 * gets a new cart, an error and, after four seconds, a reload, at most one per path in ten seconds.
 */
export async function recoverCart<Result>(
  call: (basketId: string) => Promise<Result>,
  basketId: string,
  effects: RecoveryEffects,
): Promise<Result> {
  try {
    return await call(basketId);
  } catch (error) {
    if (requiresReaction(error, 'recreate-cart')) {
      const recreated = await effects.recreateCart();
      effects.onRecreated?.(recreated.lost);
      return call(recreated.basketId);
    }
    if (requiresReaction(error, 'reset-customer')) await restartWithNewCart(error, effects);
    throw error;
  }
}

async function restartWithNewCart(error: ServiceError, effects: RecoveryEffects): Promise<void> {
  effects.deleteStoredCart();
  effects.showError(error);
  try {
    await effects.createCart();
  } catch {
    // The page reloads anyway; what matters is that the shopper can read the error.
  }
  if (!effects.mayReload()) return;
  await effects.wait(invalidCustomerDelay);
  effects.reload();
}
