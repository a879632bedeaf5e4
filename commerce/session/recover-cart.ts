import { failureAsksFor, type ServiceError } from '../client/service-error.ts';
import type { Wait } from './exchange-tokens.ts';

/** Milliseconds that a shopper has to read why the page loads anew. */
const invalidCustomerDelay = 4000;

/** What recovery does to its environment. */
export interface RecoveryEffects<Item> {
  /** The lines of the cart as last seen. */
  readonly items: () => readonly Item[];
  /** Makes a new cart the stored one and answers its id. */
  readonly createCart: () => Promise<string>;
  readonly addItem: (basketId: string, item: Item) => Promise<unknown>;
  /** Clears the stored cart. */
  readonly forgetCart: () => void;
  readonly showError: (error: ServiceError) => void;
  /** After a cart was made anew; `lost` could not be put into it. */
  readonly onRecreated?: (lost: readonly Item[]) => void;
  readonly mayReload: () => boolean;
  readonly reload: () => void;
  readonly wait: Wait;
}

/**
 * Runs a cart call and mends what can be mended: a cart that is not found (BSK404) is made anew, filled with its items,
 * and the call retried once; an invalid customer (AUT498) gets a new cart, an error, and after four seconds a reload, unless the path was
 * reloaded within ten. Every other failure passes.
 */
export async function recoverCart<Item, Result>(
  call: (basketId: string) => Promise<Result>,
  basketId: string,
  effects: RecoveryEffects<Item>,
): Promise<Result> {
  try {
    return await call(basketId);
  } catch (error) {
    if (failureAsksFor(error, 'recreate-cart')) return call(await recreate(effects));
    if (failureAsksFor(error, 'reset-customer')) await startAnew(error, effects);
    throw error;
  }
}

async function recreate<Item>({ items, createCart, addItem, onRecreated }: RecoveryEffects<Item>): Promise<string> {
  const before = items();
  const basketId = await createCart();
  const lost: Item[] = [];
  for (const item of before) await addItem(basketId, item).catch(() => lost.push(item));
  onRecreated?.(lost);
  return basketId;
}

async function startAnew<Item>(error: ServiceError, effects: RecoveryEffects<Item>): Promise<void> {
  effects.forgetCart();
  effects.showError(error);
  try {
    await effects.createCart();
  } catch {
    // The reload will try again; what counts now is that the shopper is told.
  }
  if (!effects.mayReload()) return;
  await effects.wait(invalidCustomerDelay);
  effects.reload();
}
