import { addedLineOf } from '#commerce/cart/changes/added-line.ts';
import { addItemChange } from '#commerce/cart/changes/add-item.ts';
import { changeCart } from '#commerce/cart/changes/change-cart.ts';
import { pageEffects } from '#commerce/cart/changes/page-effects.ts';
import { errorText } from '#commerce/query/commerce-provider.tsx';
import type { ErrorMessageData } from '#commerce/errors/error-messages.ts';
import type { CartLine } from '#blocks/host/cart.ts';
import type { Inventory } from '#blocks/host/inventory.ts';
import { getInventory } from '#generated/calls/get-inventory.ts';
import { getProductDetails } from '#generated/calls/get-product-details.ts';
import { openCommerceDeferred } from './open-commerce-deferred.ts';
import { track } from '../host/track.ts';
import { withoutMessage } from './without-message.ts';

/** Adds a line as commerce pages do, on the commerce of the shop. Rejects with the text that a shopper reads. */
export async function addToCart({ sku, quantity = 1 }: CartLine, locale: string, signal?: AbortSignal): Promise<void> {
  const { commerce } = await openCommerceDeferred(locale, { track }).catch(withoutMessage);
  signal?.throwIfAborted();
  // The block that asked shows what went wrong, and at once: a change that ends in a reload settles only after it.
  const { promise: failed, reject: fail } = Promise.withResolvers<never>();
  const environment = { ...commerce, fail, ...pageEffects };
  const cart = await withMessage(
    commerce.errorMessages,
    Promise.race([changeCart(environment, addItemChange, { sku, qty: quantity }), failed]),
  );
  const line = cart.items.find((item) => item.sku === sku);
  if (line) commerce.added(addedLineOf(line, quantity));
}

/** What of a product can be bought online. Rejects as above. */
export async function inventory(productId: string, locale: string, signal?: AbortSignal): Promise<Inventory> {
  const { commerce } = await openCommerceDeferred(locale, { track }).catch(withoutMessage);
  return withMessage(commerce.errorMessages, getInventory(commerce.calls, { productId }, { signal, repeat: 'allow' }));
}

/** Of a product in whatever color. Rejects as above. */
export async function masterIdOf(productId: string, locale: string, signal?: AbortSignal): Promise<string> {
  const { commerce } = await openCommerceDeferred(locale, { track }).catch(withoutMessage);
  const { masterId } = await withMessage(
    commerce.errorMessages,
    getProductDetails(commerce.calls, { productId }, { signal, repeat: 'allow' }),
  );
  return masterId;
}

async function withMessage<Answer>(messages: ErrorMessageData, answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw new Error(errorText(error, messages), { cause: error });
  }
}
