import { cartMergeMessages } from '#generated/messages/cart-merge/all.ts';
import type { CustomerNotification } from '#generated/openapi/cart.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import type { LeftOutUnits } from '../database/documents/cart-document.ts';
import type { ShopContext } from '../sites/shop-site.ts';

/** The items that a merge at sign-in left out, with their units. */
export function mergeNotifications({ locale }: ShopContext, leftOut: readonly LeftOutUnits[]): CustomerNotification[] {
  if (leftOut.length === 0) return [];
  const items = new Intl.ListFormat(locale).format(leftOut.map(({ name, units }) => `${units} × ${name}`));
  return [{ code: 'CartMergeLimited', level: 'warning', message: getMessages(cartMergeMessages, locale).leftOut({ items }) }];
}
