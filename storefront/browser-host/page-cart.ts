import { toAddedLine } from '#commerce/cart/changes/added-line.ts';
import { addItemChange } from '#commerce/cart/changes/add-item.ts';
import { changeCart } from '#commerce/cart/changes/change-cart.ts';
import { pageEffects } from '#commerce/cart/changes/page-effects.ts';
import { ServiceError } from '#commerce/client/service-error.ts';
import type { CartLine } from '#blocks/host/cart.ts';
import type { Inventory } from '#blocks/host/inventory.ts';
import { getInventory } from '#generated/calls/get-inventory.ts';
import { getProductDetails } from '#generated/calls/get-product-details.ts';
import { openCommerceDeferred } from './open-commerce-deferred.ts';
import { track } from '../host/track.ts';
import { throwWithoutMessage } from './throw-without-message.ts';

/** Adds a line to the shop's cart. Rejects with a message for the shopper, or with an empty message. */
export async function addToCart({ sku, quantity = 1 }: CartLine, locale: string, signal?: AbortSignal): Promise<void> {
  const { commerce } = await openCommerceDeferred(locale, { track }).catch(throwWithoutMessage);
  signal?.throwIfAborted();
  // Rejects immediately for the block to show the error: a change that reloads the page settles only after the reload.
  const { promise: failed, reject: fail } = Promise.withResolvers<never>();
  const environment = { ...commerce, reportFailure: fail, ...pageEffects };
  const cart = await rejectWithMessage(
    Promise.race([changeCart(environment, addItemChange, { product: sku, ...(quantity > 1 ? { qty: quantity } : {}) }), failed]),
  );
  const line = cart.items.find((item) => item.sku === sku);
  if (line) commerce.notifyAdded(toAddedLine(line, quantity));
}

/** Returns the units of a product that can be bought online. Rejects like `addToCart`. */
export async function loadInventory(productId: string, locale: string, signal?: AbortSignal): Promise<Inventory> {
  const { commerce } = await openCommerceDeferred(locale, { track }).catch(throwWithoutMessage);
  return rejectWithMessage(getInventory(commerce.calls, { productId }, { signal, repeat: 'allow' }));
}

/** Returns the master id of a product in any color. Rejects like `addToCart`. */
export async function loadMasterId(productId: string, locale: string, signal?: AbortSignal): Promise<string> {
  const { commerce } = await openCommerceDeferred(locale, { track }).catch(throwWithoutMessage);
  const { masterId } = await rejectWithMessage(getProductDetails(commerce.calls, { productId }, { signal, repeat: 'allow' }));
  return masterId;
}

/** Rejects with the message of the error code; without a code the message is empty, and the block shows its own text. */
async function rejectWithMessage<Result>(result: Promise<Result>): Promise<Result> {
  try {
    return await result;
  } catch (error) {
    throw new Error(error instanceof ServiceError ? error.text : '', { cause: error });
  }
}
