import type { IssuedTokens, SessionTokens } from '#commerce/session/tokens.ts';
import { hashLines, type CartLine } from './carts/cart-lines.ts';
import { getHostCookieName } from './cookie-name.ts';
import { parseStaff, getStaff, serializeStaff } from './staff/staff-value.ts';
import { tokenResponseLimits } from '#generated/openapi/limits.ts';
import { serializeCookie } from '../request/cookies.ts';
import { getCartSlot } from './carts/cart-slot.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { ResponseCookies } from '../request/response-cookies.ts';
import type { StaffMember } from '../request/staff/staff-member.ts';

/** Seconds that a cart is stored after its last change. */
const CART_AGE = 30 * 24 * 60 * 60;

/** Seconds that the favorites cookie is stored. */
const FAVORITES_AGE = 90 * 24 * 60 * 60;

/** Seconds that an order is stored for its confirmation page and for tracking its purchase. */
const ORDER_AGE = 60 * 60;

/** Seconds that an employee is stored, so that they are redirected to their sign-in after the session has ended. */
const STAFF_AGE = 30 * 24 * 60 * 60;

/** Pattern of tokens within the contract's limits. */
const createTokenPattern = ({ minLength, maxLength }: { readonly minLength: number; readonly maxLength: number }): RegExp =>
  new RegExp(`^[\\w.~+/=-]{${minLength},${maxLength}}$`);
const ACCESS = createTokenPattern(tokenResponseLimits.accessToken);
const REFRESH = createTokenPattern(tokenResponseLimits.refreshToken);
const USID = createTokenPattern(tokenResponseLimits.usid);
/** Units, with total and stamp of the lines if known (cart-lines.ts): "3", "3_70.5" or "3_70.5~k3Fz-_0a". */
const COUNT = /^(\d{1,7})(?:_(\d{1,9}(?:\.\d{1,2})?))?(?:~([\w-]{8}))?$/;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Cookies of a shopper on one site. All are HTTP-only except favorites, which scripts read to decide whether to request them. */
export interface StoredSession {
  readonly tokens: SessionTokens;
  /** Id of the cart that the request is about (cart-slot.ts). */
  readonly cartId: string | undefined;
  /** Units in the shopper's own cart; total and stamp follow. */
  readonly cartCount: number;
  /** Total without shipping in the site's currency; undefined if it is unknown. */
  readonly cartSum: number | undefined;
  /** Hash of the cart lines (cart-lines.ts); undefined if they are unknown. */
  readonly cartStamp: string | undefined;
  /** Id of the first favorites list; undefined if the shopper has none. */
  readonly favoriteId: string | undefined;
  /** Id of the latest order. */
  readonly orderId: string | undefined;
  /** Id of the latest order placed in this browser; an account's latest order may come from another device. */
  readonly placedOrderId: string | undefined;
  /** Id of the cart of the latest order while its payment is pending. */
  readonly orderedCartId: string | undefined;
  /** Id of the list of saved items. */
  readonly saveForLaterId: string | undefined;
  /** The employee of the session; without a refresh token it has ended. */
  readonly staff: StaffMember | undefined;
  /** Refresh token of an agent's own session while they act for a customer. */
  readonly agentToken: string | undefined;
}

type Names = Readonly<
  Record<
    | 'access'
    | 'refresh'
    | 'usid'
    | 'customer'
    | 'cart'
    | 'count'
    | 'reserved'
    | 'favorites'
    | 'order'
    | 'placed'
    | 'ordered'
    | 'saved'
    | 'staff'
    | 'agent',
    string
  >
>;

/** Cached by site and by whether cookies require https. */
const known = new Map<string, Names>();

function getNames(siteId: string, isSecure: boolean): Names {
  const key = `${siteId} ${isSecure}`;
  const names = known.get(key) ?? createNames(siteId, isSecure);
  known.set(key, names);
  return names;
}

function createNames(siteId: string, isSecure: boolean): Names {
  const name = (part: string): string => getHostCookieName(`cairn.${part}.${siteId}`, isSecure);
  return {
    access: name('at'),
    refresh: name('rt'),
    usid: name('usid'),
    customer: name('customer'),
    cart: name('cart'),
    count: name('count'),
    reserved: name('reserved'),
    favorites: name('favorites'),
    order: name('order'),
    placed: name('placed'),
    ordered: name('ordered'),
    saved: name('saved'),
    staff: name('staff'),
    agent: name('agent'),
  };
}

/** Reads the cookies of a site; invalid values are ignored. */
export function readSession({ cookies, url, headers }: Pick<RequestContext, 'cookies' | 'url' | 'headers'>, siteId: string): StoredSession {
  const names = getNames(siteId, isHttps(url));
  const ownCartId = matchOrUndefined(cookies[names.cart], UUID);
  const isExpress = getCartSlot({ url, headers }) === 'reserved';
  const refreshToken = matchOrUndefined(cookies[names.refresh], REFRESH);
  const staff = parseStaff(cookies[names.staff]);
  const [, units, sum, stamp] = (ownCartId === undefined ? null : COUNT.exec(cookies[names.count] ?? '')) ?? [];
  return {
    tokens: {
      accessToken: matchOrUndefined(cookies[names.access], ACCESS),
      refreshToken,
      usid: matchOrUndefined(cookies[names.usid], USID),
      // Only for a session that can be renewed; otherwise the visitor is a guest.
      customerId:
        refreshToken === undefined ? undefined : staff ? getServedCustomerId(staff) : matchOrUndefined(cookies[names.customer], UUID),
      ...(staff ? { staff: staff.type } : {}),
    },
    cartId: isExpress ? matchOrUndefined(cookies[names.reserved], UUID) : ownCartId,
    cartCount: Number(units ?? 0),
    cartSum: sum === undefined ? undefined : Number(sum),
    cartStamp: stamp,
    favoriteId: matchOrUndefined(cookies[names.favorites], UUID),
    orderId: matchOrUndefined(cookies[names.order], UUID),
    placedOrderId: matchOrUndefined(cookies[names.placed], UUID),
    orderedCartId: matchOrUndefined(cookies[names.ordered], UUID),
    saveForLaterId: matchOrUndefined(cookies[names.saved], UUID),
    staff,
    agentToken: matchOrUndefined(cookies[names.agent], REFRESH),
  };
}

function getServedCustomerId(staff: StaffMember): string | undefined {
  return staff.type === 'Agent' ? staff.agent.customer?.customerId : undefined;
}

/** Writes the cookies of a site into a response; the last value of each name applies. */
export interface SessionCookies {
  storeTokens(tokens: IssuedTokens): void;
  storeCart(cartId: string, count: number, sum: number | undefined, lines?: readonly CartLine[]): void;
  /** Stores the cart of an express purchase in addition to the shopper's own. */
  storeExpressCart(cartId: string): void;
  /** Stores the order instead of its cart; another cookie stores the cart's id while the payment can still fail. */
  storeOrder(orderId: string, orderedCartId?: string): void;
  /** Marks the order as placed in this browser, which alone tracks its purchase. */
  markPlaced(orderId: string): void;
  /** Removes the tokens and the customer's order. */
  forgetTokens(): void;
  forgetCart(): void;
  storeFavorites(favoriteId: string): void;
  forgetFavorites(): void;
  /** Removes the latest order and its cart once it is settled; the mark that it was placed here stays. */
  forgetOrder(): void;
  /** Removes every order, and the cart of an express purchase. */
  forgetOrders(): void;
  /** Stores the customer's list of saved items; it is removed with the tokens. */
  storeSavedItems(listId: string): void;
  storeAgentToken(refreshToken: string): void;
  /** Removes the employee, whom `forgetTokens` leaves for the redirect to their sign-in. */
  forgetStaff(): void;
}

export function createSessionCookies(
  cookies: ResponseCookies,
  { url, headers }: Pick<RequestContext, 'url' | 'headers'>,
  siteId: string,
): SessionCookies {
  const secure = isHttps(url);
  const names = getNames(siteId, secure);
  const isExpress = getCartSlot({ url, headers }) === 'reserved';
  const set = (name: string, value: string, maxAge: number): void => {
    cookies.set(serializeCookie(name, value, { maxAge, httpOnly: true, secure }));
  };
  const forget = (...forgotten: readonly string[]): void => forgotten.forEach((name) => set(name, '', 0));
  const storeExpressCart = (cartId: string): void => set(names.reserved, cartId, CART_AGE);
  const forgetCart = (): void => (isExpress ? forget(names.reserved) : forget(names.cart, names.count));
  return {
    storeTokens(tokens) {
      const { accessToken, refreshToken, usid, customerId, type, expiresIn, refreshExpiresIn } = tokens;
      const staff = getStaff(tokens);
      set(names.access, accessToken, expiresIn);
      set(names.refresh, refreshToken, refreshExpiresIn);
      set(names.usid, usid, refreshExpiresIn);
      if (type === 'Registered') set(names.customer, customerId, refreshExpiresIn);
      if (staff) set(names.staff, serializeStaff(staff), STAFF_AGE);
    },
    storeCart(cartId, count, sum, lines) {
      if (isExpress) return storeExpressCart(cartId);
      set(names.cart, cartId, CART_AGE);
      const stamp = lines === undefined ? '' : `~${hashLines(lines)}`;
      set(names.count, `${sum === undefined ? count : `${count}_${sum}`}${stamp}`, CART_AGE);
    },
    storeExpressCart,
    storeOrder(orderId, orderedCartId) {
      set(names.order, orderId, ORDER_AGE);
      forgetCart();
      if (orderedCartId !== undefined) set(names.ordered, orderedCartId, CART_AGE);
    },
    markPlaced: (orderId) => set(names.placed, orderId, ORDER_AGE),
    forgetTokens: () =>
      forget(
        names.access,
        names.refresh,
        names.usid,
        names.customer,
        names.order,
        names.placed,
        names.ordered,
        names.reserved,
        names.saved,
      ),
    forgetCart,
    storeFavorites: (favoriteId) => cookies.set(serializeCookie(names.favorites, favoriteId, { maxAge: FAVORITES_AGE, secure })),
    forgetFavorites: () => cookies.set(serializeCookie(names.favorites, '', { maxAge: 0, secure })),
    forgetOrder: () => forget(names.order, names.ordered),
    forgetOrders: () => forget(names.order, names.ordered, names.placed, names.reserved),
    storeSavedItems: (listId) => set(names.saved, listId, CART_AGE),
    storeAgentToken: (refreshToken) => set(names.agent, refreshToken, STAFF_AGE),
    forgetStaff: () => forget(names.staff, names.agent),
  };
}

function isHttps({ protocol }: URL): boolean {
  return protocol === 'https:';
}

function matchOrUndefined(value: string | undefined, pattern: RegExp): string | undefined {
  return value !== undefined && pattern.test(value) ? value : undefined;
}
