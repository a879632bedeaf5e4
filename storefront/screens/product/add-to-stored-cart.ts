import { requiresReaction } from '#commerce/client/service-error.ts';
import type { GiftChoice } from '#commerce/product/gift-card/gift-choice.ts';
import { addItem } from '#generated/calls/add-item.ts';
import { createCartWithItem } from '#generated/calls/create-cart-with-item.ts';
import type { ShopperSession } from '../../request/shopper-session.ts';

/** Adds an item to the visitor's stored cart, or to a new one if there is none. */
export async function addToStoredCart(
  session: ShopperSession,
  item: { readonly sku: string; readonly qty: number } & GiftChoice,
): Promise<void> {
  const { calls, cartId } = session;
  if (cartId !== undefined) {
    try {
      await addItem(calls, { body: { basketId: cartId, ...item } });
      return;
    } catch (error) {
      if (!requiresReaction(error, 'recreate-cart')) throw error;
    }
  }
  await createCartWithItem(calls, { body: item });
}
