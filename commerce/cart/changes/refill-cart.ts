import { addItem } from '#generated/calls/add-item.ts';
import { applyCoupon } from '#generated/calls/apply-coupon.ts';
import type { Cart } from '#generated/openapi/cart.ts';
import type { Calls } from '../../client/calls.ts';
import { ServiceError } from '../../client/service-error.ts';
import type { CartContents } from './cart-contents.ts';

export interface RestoredCart {
  readonly cart: Cart;
  /** Names of items and coupon codes that are not in the new cart, or not with all units. */
  readonly lost: readonly string[];
}

/** True if a retry would fail with the same error. */
export const isFinalRejection = (error: unknown): error is ServiceError =>
  error instanceof ServiceError &&
  error.errorId !== undefined &&
  [400, 404, 409, 410, 422].includes(error.status ?? 0) &&
  !error.requires('recreate-cart');

/** Units of an item that can still be added; 0 for none. */
function getAvailableUnits({ details }: ServiceError): number {
  const { availableQty, maxAllowedQty } = details[0]?.additionalInfo ?? {};
  const most = availableQty ?? maxAllowedQty;
  return typeof most === 'number' ? most : 0;
}

/**
 * Adds the contents of a lost cart to a new one: items in order, then coupons, then chosen gifts.
 * @throws Errors that do not concern a single part, e.g. a lost connection; the caller keeps the contents and retries
 */
export async function restoreCartContents(calls: Calls, created: Cart, { items, coupons, gifts }: CartContents): Promise<RestoredCart> {
  let cart = created;
  const basketId = cart.id;
  const lost: string[] = [];
  const put = async (name: string, send: () => Promise<Cart>, sendLess?: (most: number) => Promise<Cart>): Promise<void> => {
    try {
      cart = await send();
    } catch (error) {
      if (!isFinalRejection(error)) throw error;
      lost.push(name);
      const most = getAvailableUnits(error);
      if (sendLess && most > 0) await put(name, () => sendLess(most));
    }
  };
  for (const { id: _id, name, qty, delivery, ...item } of items) {
    const addWithDelivery = (units: number, choice?: typeof delivery) =>
      addItem(calls, { body: { basketId, ...item, qty: units, ...(choice && { delivery: choice }) } });
    // The service chooses the delivery if the store cannot serve the item any more.
    const add = async (units: number): Promise<Cart> => {
      if (!delivery) return addWithDelivery(units);
      return addWithDelivery(units, delivery).catch((error: unknown) => {
        if (!isFinalRejection(error)) throw error;
        return addWithDelivery(units);
      });
    };
    await put(
      name,
      () => add(qty),
      (most) => add(Math.min(most, qty)),
    );
  }
  for (const code of coupons) await put(code, () => applyCoupon(calls, { body: { basketId, code } }));
  for (const { name, ...gift } of gifts) await put(name, () => addItem(calls, { body: { basketId, ...gift } }));
  return { cart, lost: [...new Set(lost)] };
}
