import { failureAsksFor, type ServiceError } from '../client/service-error.ts';
import type { Wait } from './exchange-tokens.ts';

/** Milliseconds that a shopper has to read why the page is reloaded. */
const invalidCustomerDelay = 4000;

export interface RecreatedCart {
  readonly basketId: string;
  /** Names of the parts that it does not have. */
  readonly lost: readonly string[];
}

/** What recovery does to its environment. */
export interface RecoveryEffects {
  /** Replaces the lost cart by one with the same contents. Fails as a whole, and can be repeated then. */
  readonly recreateCart: () => Promise<RecreatedCart>;
  /** Creates an empty cart. */
  readonly createCart: () => Promise<unknown>;
  /** Clears the stored cart. */
  readonly forgetCart: () => void;
  readonly showError: (error: ServiceError) => void;
  readonly onRecreated?: (lost: readonly string[]) => void;
  readonly mayReload: () => boolean;
  readonly reload: () => void;
  readonly wait: Wait;
}

/**
 * Runs a cart call and recovers from two errors. A cart that is not found (BSK404) is recreated with its contents, and the call repeated
 * once. An invalid customer (AUT498) gets a new cart, an error, and a reload after four seconds, at most one per path in ten seconds.
 */
export async function recoverCart<Result>(
  call: (basketId: string) => Promise<Result>,
  basketId: string,
  effects: RecoveryEffects,
): Promise<Result> {
  try {
    return await call(basketId);
  } catch (error) {
    if (failureAsksFor(error, 'recreate-cart')) {
      const recreated = await effects.recreateCart();
      effects.onRecreated?.(recreated.lost);
      return call(recreated.basketId);
    }
    if (failureAsksFor(error, 'reset-customer')) await startAnew(error, effects);
    throw error;
  }
}

async function startAnew(error: ServiceError, effects: RecoveryEffects): Promise<void> {
  effects.forgetCart();
  effects.showError(error);
  try {
    await effects.createCart();
  } catch {
    // The reload will try again; what counts now is that the shopper reads the error.
  }
  if (!effects.mayReload()) return;
  await effects.wait(invalidCustomerDelay);
  effects.reload();
}
