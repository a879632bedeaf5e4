import { contextHeaders, type CallContext } from '#commerce/client/call-context.ts';
import { abortable, anySignal, timeLimit } from '#commerce/client/abortable.ts';
import { createCalls, type Calls } from '#commerce/client/calls.ts';
import type { CallMiddleware, Send } from '#commerce/client/middleware.ts';
import { createSession } from '#commerce/session/create-session.ts';
import { tokensOf, type SessionTokens } from '#commerce/session/tokens.ts';
import type { Operation } from '#generated/openapi/operations.ts';
import { getProfile } from '#generated/calls/get-profile.ts';
import { signOut } from '#generated/calls/sign-out.ts';
import { logFailedCall } from '../services/error-log.ts';
import { callContext, type RequestFacts } from '../request/request.ts';
import { responseCookies } from '../request/response-cookies.ts';
import type { Services } from '../services/services.ts';
import type { Site } from '../site/site.ts';
import { authorizedAnswer, needsToken, operationOf, parseOr, withSession } from './authorized-answer.ts';
import { deviceOf } from './device-of.ts';
import { exchangeCode, issueToken, retireToken, type TokenPorts } from './issue-token.ts';
import { observeAnswer } from './observe-answer.ts';
import { profileMemoryOf } from './profile-memory.ts';
import { openSharedSession } from './shared-session.ts';
import type { ShopperCall, ShopperSession } from './shopper-session.ts';
import { createSessionCookies, readSession, type KeptSession, type SessionCookies } from './session-cookies.ts';

const noCart = { cartId: undefined, cartCount: 0, cartSum: undefined };
const sessions = new WeakMap<RequestFacts, Map<string, ShopperSession>>();

/** The shopper's session on a site, by default that of the request; one for a request, however many ask for it. Set-Cookie values go with the answer. */
export function sessionOf(facts: RequestFacts, services: Services, site: Site = facts.site): ShopperSession {
  const known = sessions.get(facts) ?? new Map<string, ShopperSession>();
  sessions.set(facts, known);
  const session =
    known.get(site.locale) ?? (facts.shared ? openSharedSession(facts, facts.shared, services, site) : openSession(facts, services, site));
  known.set(site.locale, session);
  return session;
}

function openSession(facts: RequestFacts, services: Services, site: Site): ShopperSession {
  const timeout = services.settings.of(site).timeLimits.commerceCall;
  const kept = readSession(facts, site.siteId);
  const written = createSessionCookies(responseCookies(facts), facts, site.siteId);
  let cart: Pick<KeptSession, 'cartId' | 'cartCount' | 'cartSum'> = kept;
  let { orderId, orderedCartId } = kept;
  let { customerId } = kept.tokens;
  const cookies: SessionCookies = {
    ...written,
    keepTokens(issued) {
      ({ customerId } = tokensOf(issued));
      written.keepTokens(issued);
    },
    keepCart(cartId, cartCount, cartSum) {
      cart = { cartId, cartCount, cartSum };
      written.keepCart(cartId, cartCount, cartSum);
    },
    keepOrder(id, paidCartId) {
      cart = noCart;
      orderId = id;
      orderedCartId = paidCartId;
      written.keepOrder(id, paidCartId);
    },
    forgetOrderedCart() {
      orderedCartId = undefined;
      written.forgetOrderedCart();
    },
    forgetTokens() {
      orderId = undefined;
      orderedCartId = undefined;
      customerId = undefined;
      written.forgetTokens();
    },
    forgetCart() {
      cart = noCart;
      written.forgetCart();
    },
  };
  const contextOf = ({ usid }: SessionTokens): CallContext => ({
    ...callContext({ ...facts, site }, services.accessKey),
    ...(usid === undefined ? {} : { usid }),
  });
  const ports: TokenPorts = { context: contextOf(kept.tokens), services, timeout };
  const tokens = createSession({
    kept: kept.tokens,
    issue: (session) => issueToken(session, ports),
    keep: cookies.keepTokens,
    forget() {
      cookies.forgetTokens();
      cookies.forgetCart();
    },
    report: (error) => services.log.error('[cairn] [session] no token', { reason: String(error), siteId: site.siteId }),
  });

  const profiles = profileMemoryOf(services);

  /** Every call for the shopper passes here: context and token go with it, and cookies follow the answer. */
  const sendAsShopper = async (operation: Operation, call: ShopperCall, send: Send): Promise<Response> => {
    const concernsCart = cart.cartId !== undefined && `${call.url} ${call.body ?? ''}`.includes(cart.cartId);
    const attempt = (current: SessionTokens): Promise<Response> =>
      send(withSession(call, contextHeaders(contextOf(current)), operation, current));
    const response = needsToken(operation)
      ? await authorizedAnswer({ operation, correlationId: facts.correlationId }, tokens, attempt)
      : await attempt(tokens.current());
    if (!needsToken(operation)) return response;
    if (response.ok && !operation.safe && operation.area === 'consumer') profiles.forget(tokens.current());
    const text = await response.text();
    observeAnswer(
      { operation, isSuccess: response.ok, body: parseOr(text), concernsCart, kept: { cartId: cart.cartId, orderId, orderedCartId } },
      cookies,
    );
    return new Response(text === '' ? null : text, { status: response.status, headers: response.headers });
  };
  const asShopper: CallMiddleware = async (request, next, call) => {
    const { url, method, headers, signal } = request;
    const body = request.body === null ? undefined : await request.text();
    return sendAsShopper(operationOf(call), { url, method, headers, signal, body }, next);
  };

  // Most pages ask a session for no more than what it knows.
  let calls: Calls | undefined;
  const shopperCalls = (): Calls =>
    (calls ??= createCalls(services.commerce, {
      locale: site.wireLocale,
      timeout,
      repeats: 'allow',
      middleware: [asShopper],
      hooks: { report: (report) => logFailedCall(report, 'server', services.log) },
    }));
  return {
    get cartId() {
      return cart.cartId;
    },
    get cartCount() {
      return cart.cartCount;
    },
    get cartSum() {
      return cart.cartSum;
    },
    get orderId() {
      return orderId;
    },
    get customerId() {
      return customerId;
    },
    async profile(signal) {
      const known = profiles.find(tokens.current());
      if (known) return known;
      const profile = await getProfile(shopperCalls(), {}, { signal });
      profiles.keep(tokens.current(), profile);
      return profile;
    },
    settled: tokens.settled,
    async signIn(proof) {
      const before = tokens.current();
      const { cart: account, ...issued } = await exchangeCode(
        { ...proof, device: deviceOf(facts.headers.get('user-agent')) },
        before,
        ports,
      );
      const known = cart.cartCount;
      if (before.customerId !== undefined && before.customerId !== issued.customerId) cookies.forgetTokens();
      tokens.begin(issued);
      if (account) cookies.keepCart(account.basketId, account.totalUnits, undefined);
      else cookies.forgetCart();
      return { hasMoreInCart: known > 0 && cart.cartCount > known };
    },
    async signOut() {
      const before = tokens.current();
      if (customerId === undefined) return;
      await signOut(shopperCalls()).catch((error: unknown) =>
        services.log.warn('[cairn] [session] a sign-out was not answered', { reason: String(error), siteId: site.siteId }),
      );
      for (const session of [before, tokens.current()]) retireToken(session, ports);
      tokens.end();
    },
    get calls() {
      return shopperCalls();
    },
    forward(operation, call) {
      const limit = timeLimit(timeout);
      const signal = anySignal(call.signal, limit?.signal) ?? call.signal;
      return abortable(sendAsShopper(operation, { ...call, signal }, services.commerce.fetch), signal).finally(() => limit?.end());
    },
  };
}
