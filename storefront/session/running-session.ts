import { createContextHeaders, type CallContext } from '#commerce/client/call-context.ts';
import { makeAbortable, combineSignals, createTimeLimit } from '#commerce/client/abortable.ts';
import { createCalls, type Calls } from '#commerce/client/calls.ts';
import type { CallMiddleware, Send } from '#commerce/client/middleware.ts';
import { createSession } from '#commerce/session/create-session.ts';
import { toSessionTokens, type SessionTokens } from '#commerce/session/tokens.ts';
import type { TokenResponse } from '#generated/openapi/authentication.ts';
import type { Operation } from '#generated/openapi/operations.ts';
import { changePassword } from '#generated/calls/change-password.ts';
import { confirmEmail } from '#generated/calls/confirm-email.ts';
import { endOtherSessions } from '#generated/calls/end-other-sessions.ts';
import { getCart } from '#generated/calls/get-cart.ts';
import { getProfile } from '#generated/calls/get-profile.ts';
import { signOut } from '#generated/calls/sign-out.ts';
import { createResponseObserver } from '../request/contract/observe-responses.ts';
import { logFailedCall } from '../services/error-log.ts';
import type { RequestContext } from '../request/request-context.ts';
import { getMyStoreId } from '../request/my-store.ts';
import { createCallContext } from '../request/request.ts';
import { forgetVisitor } from '../request/visitor-cookie.ts';
import type { StaffMember } from '../request/staff/staff-member.ts';
import type { StaffSession } from '../request/staff/staff-session.ts';
import type { Site } from '../site/site.ts';
import {
  acceptsToken,
  createSessionRequest,
  getOperation,
  needsToken,
  parseJsonOrText,
  sendAuthorized,
  sendWithOptionalToken,
} from './send-authorized.ts';
import { getCartContentsMemory } from './carts/cart-contents-memory.ts';
import { getCartSlot } from './carts/cart-slot.ts';
import { getCartLinesMemory, hashLines } from './carts/cart-lines.ts';
import { parseDevice } from './parse-device.ts';
import { createStaffSession } from './staff/create-staff-session.ts';
import { addSalesInfo } from './staff/sales-info.ts';
import { getStaff } from './staff/staff-value.ts';
import { getPlace } from './get-place.ts';
import { forgetSiblings } from './forget-siblings.ts';
import { exchangeCode, issueToken, retireToken, type TokenPorts } from './issue-token.ts';
import { updateSessionCookies } from './update-session-cookies.ts';
import { isCartLost, recreateLostCart, replaceCartIds } from './carts/recover-stored-cart.ts';
import { getProfileMemory } from './profile-memory.ts';
import type { ShopperCall, ShopperSession } from '../request/shopper-session.ts';
import { addFavoriteStore } from './add-favorite-store.ts';
import { createSessionCookies, type StoredSession, type SessionCookies } from './session-cookies.ts';

const noOwnCart = { cartId: undefined, cartCount: 0, cartSum: undefined, cartStamp: undefined };

/** State of a session after the latest response. */
export type KnownSession = { -readonly [Name in keyof Omit<StoredSession, 'tokens'>]: StoredSession[Name] } & {
  customerId: string | undefined;
  /** The employee whose session has ended. */
  endedStaff: StaffMember | undefined;
};

/** Operations of a session. */
export interface RunningSession extends Pick<
  ShopperSession,
  'profile' | 'settled' | 'signIn' | 'signOut' | 'changePassword' | 'confirmEmail' | 'endOtherSessions' | 'forward'
> {
  readonly staff: StaffSession;
  readonly calls: () => Calls;
  /** Requests the cart and updates the state from the response. */
  readCart(signal?: AbortSignal): Promise<void>;
}

interface SessionStart {
  /** Updated by each response. */
  readonly known: KnownSession;
  /** Tokens of the request's cookies. */
  readonly tokens: SessionTokens;
  readonly context: RequestContext;
  readonly site: Site;
}

export function startSession({ known, tokens: storedCookies, context, site }: SessionStart): RunningSession {
  const { services, channel, correlationId, address } = context;
  const timeout = services.settings.of(site).timeLimits.commerceCall;
  const cartLines = getCartLinesMemory(services);
  const cartContents = getCartContentsMemory(services);
  const written = createSessionCookies(context.responseCookies, context, site.siteId);
  const isExpress = getCartSlot(context) === 'reserved';
  const noCart = isExpress ? { cartId: undefined } : noOwnCart;
  const cookies: SessionCookies = {
    ...written,
    storeTokens(issued) {
      known.customerId = toSessionTokens(issued).customerId;
      known.staff = getStaff(issued);
      known.endedStaff = undefined;
      written.storeTokens(issued);
    },
    storeCart(cartId, cartCount, cartSum, lines) {
      const cartStamp = lines && hashLines(lines);
      Object.assign(known, isExpress ? { cartId } : { cartId, cartCount, cartSum, cartStamp });
      if (lines && cartStamp) cartLines.store(cartId, cartStamp, lines);
      written.storeCart(cartId, cartCount, cartSum, lines);
    },
    storeOrder(id, paidCartId) {
      Object.assign(known, noCart);
      known.orderId = id;
      known.orderedCartId = paidCartId;
      written.storeOrder(id, paidCartId);
    },
    storeSavedItems(listId) {
      known.saveForLaterId = listId;
      written.storeSavedItems(listId);
    },
    markPlaced(id) {
      known.placedOrderId = id;
      written.markPlaced(id);
    },
    forgetOrder() {
      known.orderId = undefined;
      known.orderedCartId = undefined;
      written.forgetOrder();
    },
    forgetTokens() {
      known.orderId = undefined;
      known.placedOrderId = undefined;
      known.orderedCartId = undefined;
      known.saveForLaterId = undefined;
      known.customerId = undefined;
      known.endedStaff ??= known.staff;
      known.staff = undefined;
      written.forgetTokens();
    },
    forgetStaff() {
      known.endedStaff = undefined;
      written.forgetStaff();
    },
    forgetOrders() {
      known.orderId = undefined;
      known.placedOrderId = undefined;
      known.orderedCartId = undefined;
      written.forgetOrders();
    },
    forgetCart() {
      Object.assign(known, noCart);
      written.forgetCart();
    },
    storeFavorites(favoriteId) {
      if (known.favoriteId === favoriteId) return;
      known.favoriteId = favoriteId;
      written.storeFavorites(favoriteId);
    },
    forgetFavorites() {
      if (known.favoriteId === undefined) return;
      known.favoriteId = undefined;
      written.forgetFavorites();
    },
  };
  const createContext = ({ usid }: SessionTokens): CallContext => ({
    ...createCallContext({ site, channel, correlationId, address }, services.accessKey),
    ...(usid === undefined ? {} : { usid }),
  });
  const observe = createResponseObserver(context);
  const ports: TokenPorts = { context: createContext(storedCookies), services, timeout, observe };
  const tokens = createSession({
    storedTokens: storedCookies,
    requestTokens: (session) => issueToken(session, ports),
    store: cookies.storeTokens,
    deleteTokens() {
      cookies.forgetTokens();
      cookies.forgetCart();
      cookies.forgetFavorites();
    },
    report: (error) => services.log.error('[cairn] [session] no token', { reason: String(error), siteId: site.siteId }),
  });

  const profiles = getProfileMemory(services);

  /** Sends every call of the shopper: adds context and token, and updates cookies from the response. */
  const sendAsShopper = async (operation: Operation, given: ShopperCall, send: Send): Promise<Response> => {
    const url = addFavoriteStore(given.url, operation, getMyStoreId({ cookies: context.cookies, site }));
    const call = addSalesInfo(operation, { ...given, url }, known.staff);
    const concernsCart = known.cartId !== undefined && `${call.url} ${call.body ?? ''}`.includes(known.cartId);
    const sendOnce = (current: SessionTokens): Promise<Response> =>
      send(createSessionRequest(call, createContextHeaders(createContext(current)), operation, current));
    if (acceptsToken(operation)) return sendWithOptionalToken(tokens, sendOnce);
    if (!needsToken(operation)) return sendOnce(tokens.current());
    const response = await sendAuthorized({ operation, correlationId }, tokens, sendOnce);
    if (response.ok && !operation.safe && operation.area === 'consumer') profiles.forget(tokens.current());
    const text = await response.text();
    // A copy, because the next lines change it.
    const before = { ...known };
    const result = parseJsonOrText(text);
    updateSessionCookies({ operation, status: response.status, body: result, concernsCart, stored: before }, cookies);
    if (response.ok && operation.area === 'cart') cartContents.store(result);
    return new Response(text === '' ? null : text, { status: response.status, headers: response.headers });
  };
  const asShopper: CallMiddleware = async (request, next, call) => {
    const { url, method, headers, signal } = request;
    const body = request.body === null ? undefined : await request.text();
    const operation = getOperation(call);
    const sent: ShopperCall = { url, method, headers, signal, body };
    const { cartId } = known;
    const contents = cartId === undefined ? undefined : cartContents.find(cartId);
    const response = await sendAsShopper(operation, sent, next);
    const isAboutCart = cartId !== undefined && `${url} ${body ?? ''}`.includes(cartId);
    if (isRecovering || !isAboutCart || !contents || !(await isCartLost(response))) return response;
    isRecovering = true;
    try {
      const lost = { cartId, contents };
      const refilled = await recreateLostCart(getShopperCalls(), lost);
      if (!refilled) return response;
      cartContents.storeLost(refilled.cart.id, refilled.lost);
      return await sendAsShopper(operation, replaceCartIds(sent, lost, refilled.cart), next);
    } finally {
      isRecovering = false;
    }
  };

  /** Calls during a recovery are not recovered themselves. */
  let isRecovering = false;
  let calls: Calls | undefined;
  const getShopperCalls = (): Calls =>
    (calls ??= createCalls(services.commerce, {
      locale: site.wireLocale,
      timeout,
      repeats: 'allow',
      middleware: [asShopper],
      hooks: { report: (report) => logFailedCall(report, 'server', services.log), observe },
    }));

  /** Replaces the session's tokens with those of a call, if it has any. Requests with the old tokens are then recognized as outdated. */
  const rotate = async (call: Promise<TokenResponse | undefined>): Promise<void> => {
    const before = tokens.current();
    const issued = await call;
    if (!issued) return;
    for (const session of [before, tokens.current()]) retireToken(session, ports);
    forgetSiblings(context, site, before);
    tokens.begin(issued);
  };
  const warn = (sentence: string) => (error: unknown) =>
    services.log.warn(`[cairn] [session] ${sentence}`, { reason: String(error), siteId: site.siteId });
  const freshPorts: TokenPorts = { ...ports, context: createContext({}) };
  const staff = createStaffSession({
    tokens,
    cookies,
    ports: freshPorts,
    calls: getShopperCalls,
    agentToken: known.agentToken,
    forgetBrowser(before) {
      forgetSiblings(context, site, before);
      forgetVisitor(context);
    },
    warn,
  });
  return {
    staff,
    async profile(signal) {
      const found = profiles.find(tokens.current());
      if (found) return found;
      const profile = await getProfile(getShopperCalls(), {}, { signal });
      profiles.store(tokens.current(), profile);
      return profile;
    },
    async readCart(signal) {
      if (known.cartId === undefined) return;
      await getCart(getShopperCalls(), { basketId: known.cartId }, { signal });
    },
    settled: tokens.waitUntilSettled,
    async signIn(proof) {
      const { headers } = context;
      const before = tokens.current();
      const {
        cart: account,
        favorites,
        ...issued
      } = await exchangeCode(
        { ...proof, device: { ...parseDevice(headers.get('user-agent')), ...getPlace(headers, services.settings.of(site).place) } },
        before,
        ports,
      );
      const inGuestCart = known.cartCount;
      if (before.customerId !== undefined && before.customerId !== issued.customerId) cookies.forgetTokens();
      tokens.begin(issued);
      if (account) cookies.storeCart(account.basketId, account.totalUnits, undefined);
      else cookies.forgetCart();
      if (favorites && favorites.total > 0) cookies.storeFavorites(favorites.favoriteId);
      else cookies.forgetFavorites();
      return { hasMoreInCart: inGuestCart > 0 && known.cartCount > inGuestCart };
    },
    async signOut() {
      const before = tokens.current();
      if (known.staff) return staff.end();
      if (known.customerId === undefined) return;
      await signOut(getShopperCalls()).catch(warn('a sign-out was not answered'));
      for (const session of [before, tokens.current()]) retireToken(session, ports);
      tokens.end();
      forgetSiblings(context, site, before);
      forgetVisitor(context);
      await issueToken({}, freshPorts).then(tokens.begin, warn('no guest token after a sign-out'));
    },
    changePassword: (change) => rotate(changePassword(getShopperCalls(), { body: change })),
    confirmEmail: (token) => rotate(confirmEmail(getShopperCalls(), { body: { token } }).then(({ tokens: issued }) => issued)),
    endOtherSessions: () => rotate(endOtherSessions(getShopperCalls())),
    calls: getShopperCalls,
    forward(operation, call) {
      const limit = createTimeLimit(timeout);
      const signal = combineSignals(call.signal, limit?.signal) ?? call.signal;
      return makeAbortable(sendAsShopper(operation, { ...call, signal }, services.commerce.fetch), signal).finally(() => limit?.end());
    },
  };
}
