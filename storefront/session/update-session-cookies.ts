import { asksFor } from '#generated/errors.ts';
import { readCartLines, type CartBody } from './carts/cart-lines.ts';
import type { Operation } from '#generated/openapi/operations.ts';
import type { SessionCookies } from './session-cookies.ts';

/** The parts of a response that affect a session. */
interface ResponseBody extends CartBody {
  readonly id?: unknown;
  readonly status?: unknown;
  readonly orderId?: unknown;
  /** The open cart with the items of a canceled order. */
  readonly basketId?: unknown;
  /** The list that moveToSaveForLater used. */
  readonly listId?: unknown;
  readonly saveForLater?: readonly { readonly saveForLaterId?: unknown }[];
  readonly favoriteId?: unknown;
  readonly lists?: readonly { readonly favoriteId?: unknown; readonly total?: unknown }[];
  readonly totals?: { readonly totalUnits?: unknown; readonly itemTotal?: unknown };
  readonly errorDetails?: readonly { readonly errorId?: unknown }[];
}

export interface ObservedResponse {
  readonly operation: Operation;
  readonly status: number;
  readonly body: unknown;
  /** True if the call contained the id of the stored cart. */
  readonly concernsCart: boolean;
  readonly stored: StoredIds;
}

/** Ids that the browser has stored so far. */
export interface StoredIds {
  readonly cartId: string | undefined;
  readonly orderId: string | undefined;
  readonly orderedCartId: string | undefined;
  /** Undefined for a guest. */
  readonly customerId: string | undefined;
}

/** Status of the call that created the order, also when it is repeated; other calls for an ordered cart get 200. */
const CREATED = 201;

/** Updates the cookies from a response: the cart and its count, or the order that replaces it; an invalid customer's data is removed. */
export function updateSessionCookies(
  { operation, status: httpStatus, body, concernsCart, stored }: ObservedResponse,
  cookies: SessionCookies,
): void {
  const result: ResponseBody = typeof body === 'object' && body !== null ? body : {};
  if (httpStatus < 200 || httpStatus > 299) {
    const errorId = result.errorDetails?.[0]?.errorId;
    const code = typeof errorId === 'string' ? errorId : undefined;
    const isLost = asksFor(code, 'reset-customer');
    if (isLost) {
      cookies.forgetTokens();
      cookies.forgetFavorites();
    }
    if (isLost || (concernsCart && asksFor(code, 'recreate-cart'))) cookies.forgetCart();
    return;
  }
  if (operation.operationId === 'getOrder' || operation.operationId === 'patchOrder') {
    updateOrderCookies(result, stored, cookies);
    return;
  }
  const listId = result.listId ?? result.saveForLater?.[0]?.saveForLaterId;
  if (typeof listId === 'string') cookies.storeSavedItems(listId);
  if (operation.area === 'wishlists') updateFavoritesCookie(operation, result, stored, cookies);
  if (operation.area !== 'cart') return;
  const { id, totals, status, orderId } = result;
  if (operation.operationId === 'reserveWithItem') {
    if (typeof id === 'string') cookies.storeExpressCart(id);
    return;
  }
  const isPlacing = operation.operationId === 'placeOrder';
  if (isPlacing ? status !== 'cancelled' : status === 'ordered') {
    if (typeof orderId === 'string') {
      cookies.storeOrder(orderId, status === 'processing' ? stored.cartId : undefined);
      // Only this browser has a guest's cart, even if the order's response was lost; an account's cart may have been ordered on another
      // device.
      if (stored.customerId === undefined || (isPlacing && httpStatus === CREATED)) cookies.markPlaced(orderId);
    } else cookies.forgetCart();
    return;
  }
  if (typeof id !== 'string' || typeof totals?.totalUnits !== 'number') return;
  cookies.storeCart(id, totals.totalUnits, typeof totals.itemTotal === 'number' ? totals.itemTotal : undefined, readCartLines(result));
}

/**
 * Stores whether the shopper has favorites, so that other visitors' pages do not request them. A guest's response without favorites is
 * ignored, because it may arrive after the sign-in that moved them into the account.
 */
function updateFavoritesCookie(
  { operationId }: Operation,
  { favoriteId, lists }: ResponseBody,
  { customerId }: StoredIds,
  cookies: SessionCookies,
): void {
  if (operationId === 'addFavorite' && typeof favoriteId === 'string') cookies.storeFavorites(favoriteId);
  if (operationId !== 'getFavorites') return;
  const first = lists?.[0]?.favoriteId;
  if (typeof first === 'string' && lists?.some(({ total }) => total !== 0)) cookies.storeFavorites(first);
  else if (customerId !== undefined) cookies.forgetFavorites();
}

/**
 * Forgets the latest order once the shopper has seen its result, so that the checkout no longer redirects to its confirmation. The items of
 * a canceled order become the shopper's cart again, or that of an express purchase if another cart was started.
 */
function updateOrderCookies({ orderId, status, basketId, totals }: ResponseBody, stored: StoredIds, cookies: SessionCookies): void {
  if (stored.orderId === undefined || orderId !== stored.orderId || status === 'processing') return;
  cookies.forgetOrder();
  const named = typeof basketId === 'string' ? basketId : undefined;
  const reopened = named ?? stored.orderedCartId;
  const { totalUnits: units, itemTotal: sum } = totals ?? {};
  if (reopened === undefined || status !== 'cancelled' || typeof units !== 'number') return;
  if (stored.cartId === undefined) cookies.storeCart(reopened, units, typeof sum === 'number' ? sum : undefined);
  else if (named !== undefined && named !== stored.cartId) cookies.storeExpressCart(named);
}
