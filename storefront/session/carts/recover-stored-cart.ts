import type { CartContents } from '#commerce/cart/changes/cart-contents.ts';
import { isOrdered } from '#commerce/cart/changes/find-cart.ts';
import { restoreCartContents, type RestoredCart } from '#commerce/cart/changes/refill-cart.ts';
import type { Calls } from '#commerce/client/calls.ts';
import { asksFor } from '#generated/errors.ts';
import { createCart } from '#generated/calls/create-cart.ts';
import type { Cart } from '#generated/openapi/cart.ts';
import type { ShopperCall } from '../../request/shopper-session.ts';
import { parseJsonOrText } from '../send-authorized.ts';

/** Returns true for an error response with BSK404. */
export async function isCartLost(response: Response): Promise<boolean> {
  if (response.status !== 404) return false;
  const body = parseJsonOrText(await response.clone().text()) as
    | { readonly errorDetails?: readonly { readonly errorId?: unknown }[] }
    | undefined;
  const errorId = body?.errorDetails?.[0]?.errorId;
  return typeof errorId === 'string' && asksFor(errorId, 'recreate-cart');
}

export interface LostCart {
  readonly cartId: string;
  readonly contents: CartContents;
}

/** Creates a new cart with the cached contents of a lost one. Returns undefined if the cart has become an order. */
export async function recreateLostCart(calls: Calls, { cartId, contents }: LostCart): Promise<RestoredCart | undefined> {
  if (await isOrdered(calls, cartId)) return undefined;
  return restoreCartContents(calls, await createCart(calls), contents);
}

/** The same call with the ids of the cart that replaces the lost one, and of its items. */
export function replaceCartIds(call: ShopperCall, { cartId, contents }: LostCart, cart: Cart): ShopperCall {
  const rows = contents.items.map(({ id, sku }) => [id, cart.items.find((item) => item.sku === sku && !item.bonus)?.id ?? id] as const);
  const rewrite = (text: string): string =>
    [[cartId, cart.id] as const, ...rows].reduce((done, [from, to]) => done.replaceAll(from, to), text);
  return { ...call, url: rewrite(call.url), body: call.body === undefined ? undefined : rewrite(call.body) };
}
