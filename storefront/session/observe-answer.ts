import { asksFor } from '#generated/errors.ts';
import { readCartLines, type CartBody } from './carts/cart-lines.ts';
import type { Operation } from '#generated/openapi/operations.ts';
import type { SessionCookies } from './session-cookies.ts';

/** The parts of an answer that a session goes by. */
interface AnswerBody extends CartBody {
  readonly id?: unknown;
  readonly status?: unknown;
  readonly orderId?: unknown;
  /** The open cart with the items of a cancelled order. */
  readonly basketId?: unknown;
  /** The list that moveToSaveForLater used. */
  readonly listId?: unknown;
  readonly saveForLater?: readonly { readonly saveForLaterId?: unknown }[];
  readonly favoriteId?: unknown;
  readonly lists?: readonly { readonly favoriteId?: unknown; readonly total?: unknown }[];
  readonly totals?: { readonly totalUnits?: unknown; readonly itemTotal?: unknown };
  readonly errorDetails?: readonly { readonly errorId?: unknown }[];
}

export interface Observed {
  readonly operation: Operation;
  readonly status: number;
  readonly body: unknown;
  /** Whether the call named the cart that is stored. */
  readonly concernsCart: boolean;
  readonly kept: KeptCarts;
}

/** What the browser keeps so far. */
export interface KeptCarts {
  readonly cartId: string | undefined;
  readonly orderId: string | undefined;
  readonly orderedCartId: string | undefined;
  /** Undefined for a guest. */
  readonly customerId: string | undefined;
}

/** Of the call that has made the order, also when it is repeated; another call for a cart that is ordered already gets 200. */
const CREATED = 201;

/** What an answer means for what the browser keeps: the cart and its count, after an order that in its place, nothing of an invalid customer. */
export function observeAnswer({ operation, status: httpStatus, body, concernsCart, kept }: Observed, cookies: SessionCookies): void {
  const answer: AnswerBody = typeof body === 'object' && body !== null ? body : {};
  if (httpStatus < 200 || httpStatus > 299) {
    const errorId = answer.errorDetails?.[0]?.errorId;
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
    observeOrder(answer, kept, cookies);
    return;
  }
  const listId = answer.listId ?? answer.saveForLater?.[0]?.saveForLaterId;
  if (typeof listId === 'string') cookies.keepSavedItems(listId);
  if (operation.area === 'wishlists') observeFavorites(operation, answer, kept, cookies);
  if (operation.area !== 'cart') return;
  const { id, totals, status, orderId } = answer;
  if (operation.operationId === 'reserveWithItem') {
    if (typeof id === 'string') cookies.keepExpressCart(id);
    return;
  }
  const isPlacing = operation.operationId === 'placeOrder';
  if (isPlacing ? status !== 'cancelled' : status === 'ordered') {
    if (typeof orderId === 'string') {
      cookies.keepOrder(orderId, status === 'processing' ? kept.cartId : undefined);
      // A guest's cart is in one browser alone, also where the answer to its order was lost; an account's may have been ordered elsewhere.
      if (kept.customerId === undefined || (isPlacing && httpStatus === CREATED)) cookies.keepPlaced(orderId);
    } else cookies.forgetCart();
    return;
  }
  if (typeof id !== 'string' || typeof totals?.totalUnits !== 'number') return;
  cookies.keepCart(id, totals.totalUnits, typeof totals.itemTotal === 'number' ? totals.itemTotal : undefined, readCartLines(answer));
}

/**
 * Remembers that the shopper has favorites: pages of other visitors do not request them. A guest's response without favorites forgets
 * nothing: it may arrive after the sign-in that has moved them into the account.
 */
function observeFavorites(
  { operationId }: Operation,
  { favoriteId, lists }: AnswerBody,
  { customerId }: KeptCarts,
  cookies: SessionCookies,
): void {
  if (operationId === 'addFavorite' && typeof favoriteId === 'string') cookies.keepFavorites(favoriteId);
  if (operationId !== 'getFavorites') return;
  const first = lists?.[0]?.favoriteId;
  if (typeof first === 'string' && lists?.some(({ total }) => total !== 0)) cookies.keepFavorites(first);
  else if (customerId !== undefined) cookies.forgetFavorites();
}

/**
 * Forgets the latest order once the shopper has seen how it ended, so that the checkout no longer leads to its confirmation. The items of
 * a cancelled order are the shopper's cart again; beside a cart that was begun since, they become that of an express purchase.
 */
function observeOrder({ orderId, status, basketId, totals }: AnswerBody, kept: KeptCarts, cookies: SessionCookies): void {
  if (kept.orderId === undefined || orderId !== kept.orderId || status === 'processing') return;
  cookies.forgetOrder();
  const named = typeof basketId === 'string' ? basketId : undefined;
  const reopened = named ?? kept.orderedCartId;
  const { totalUnits: units, itemTotal: sum } = totals ?? {};
  if (reopened === undefined || status !== 'cancelled' || typeof units !== 'number') return;
  if (kept.cartId === undefined) cookies.keepCart(reopened, units, typeof sum === 'number' ? sum : undefined);
  else if (named !== undefined && named !== kept.cartId) cookies.keepExpressCart(named);
}
