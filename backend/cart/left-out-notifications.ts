import { cartMergeMessages } from '#generated/messages/cart-merge/all.ts';
import type { CustomerNotification } from '#generated/openapi/cart.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import type { LeftOutUnits } from '../database/documents/cart-document.ts';
import type { ShopContext } from '../sites/shop-site.ts';

/** The items with their units that are no longer in the cart: a merge at sign-in left them out, or they are not in stock. */
export function createLeftOutNotifications({ locale }: ShopContext, leftOut: readonly LeftOutUnits[]): CustomerNotification[] {
  const messages = getMessages(cartMergeMessages, locale);
  const format = (units: readonly LeftOutUnits[]): string =>
    new Intl.ListFormat(locale).format(units.map(({ name, units: count }) => `${count} × ${name}`));
  const [merged, outOfStock] = [leftOut.filter(({ reason }) => reason === undefined), leftOut.filter(({ reason }) => reason === 'stock')];
  return [
    ...(merged.length > 0
      ? [{ code: 'CartMergeLimited', level: 'warning', message: messages.leftOut({ items: format(merged) }) } as const]
      : []),
    ...(outOfStock.length > 0
      ? [{ code: 'CartItemsRemoved', level: 'warning', message: messages.outOfStock({ items: format(outOfStock) }) } as const]
      : []),
  ];
}
