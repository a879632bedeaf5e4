import { contextHeaders, type CallContext } from '#commerce/client/call-context.ts';
import { abortable, anySignal, timeLimit } from '#commerce/client/abortable.ts';
import { createCalls, type Calls } from '#commerce/client/calls.ts';
import type { CallMiddleware, MadeCall } from '#commerce/client/middleware.ts';
import { ServiceError, serviceError } from '#commerce/client/service-error.ts';
import { createSession, NoSessionError, type Session } from '#commerce/session/create-session.ts';
import type { SessionTokens } from '#commerce/session/tokens.ts';
import { operations, type Operation } from '#generated/openapi/operations.ts';
import { logFailedCall } from '../services/error-log.ts';
import { callContext, type RequestFacts } from '../request/request.ts';
import { responseCookies } from '../request/response-cookies.ts';
import type { Services } from '../services/services.ts';
import type { Site } from '../site/site.ts';
import { issueToken } from './issue-token.ts';
import { observeAnswer } from './observe-answer.ts';
import { openSharedSession } from './shared-session.ts';
import type { ShopperSession } from './shopper-session.ts';
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
  const cookies: SessionCookies = {
    ...written,
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
  const tokens = createSession({
    kept: kept.tokens,
    issue: (refreshToken) => issueToken(refreshToken, contextOf(kept.tokens), services, timeout),
    keep: cookies.keepTokens,
    forget() {
      cookies.forgetTokens();
      cookies.forgetCart();
    },
    report: (error) => services.log.error('[cairn] [session] no token', { reason: String(error), siteId: site.siteId }),
  });

  /** Every call for the shopper passes here: context and token go with it, and cookies follow the answer. */
  const asShopper: CallMiddleware = async (request, next, call) => {
    const operation = operationOf(call);
    const body = request.body === null ? undefined : await request.text();
    const concernsCart = cart.cartId !== undefined && `${request.url} ${body ?? ''}`.includes(cart.cartId);
    const attempt = (current: SessionTokens): Promise<Response> =>
      next(withSession(request, body, contextHeaders(contextOf(current)), operation, current));
    const response = needsToken(operation)
      ? await authorizedAnswer({ operation, correlationId: facts.correlationId }, tokens, attempt)
      : await attempt(tokens.current());
    if (!needsToken(operation)) return response;
    const text = await response.text();
    observeAnswer(
      { operation, isSuccess: response.ok, body: parseOr(text), concernsCart, kept: { cartId: cart.cartId, orderId, orderedCartId } },
      cookies,
    );
    return new Response(text === '' ? null : text, { status: response.status, headers: response.headers });
  };

  // Most pages ask a session for no more than what it knows.
  let calls: Calls | undefined;
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
    get calls() {
      return (calls ??= createCalls(services.commerce, {
        locale: site.wireLocale,
        timeout,
        repeats: 'allow',
        middleware: [asShopper],
        hooks: { report: (report) => logFailedCall(report, 'server', services.log) },
      }));
    },
    forward(operation, request) {
      const limit = timeLimit(timeout);
      const signal = anySignal(request.signal, limit?.signal);
      return abortable(asShopper(new Request(request, { signal }), services.commerce.fetch, operation), signal).finally(() => limit?.end());
    },
  };
}

const operationsById = new Map<string, Operation>(operations.map((operation) => [operation.operationId, operation]));

function operationOf({ operationId }: MadeCall): Operation {
  const operation = operationsById.get(operationId);
  if (operation === undefined) throw new Error(`[cairn] [session] the contract has no call ${operationId}`);
  return operation;
}

function needsToken({ security }: Operation): boolean {
  return security.includes('accessToken');
}

interface AskedCall {
  readonly operation: Operation;
  readonly correlationId: string;
}

/** The session's rules speak of errors, the wire of answers: a refused token is thrown for them and, when it stays refused, answered. */
async function authorizedAnswer(
  { operation, correlationId }: AskedCall,
  session: Pick<Session, 'authorized'>,
  attempt: (tokens: SessionTokens) => Promise<Response>,
): Promise<Response> {
  const { operationId, safe } = operation;
  let refused: Response | undefined;
  const call = async (tokens: SessionTokens): Promise<Response> => {
    const response = await attempt(tokens);
    if (response.status !== 401) return response;
    refused = response;
    throw await serviceError({ operation: operationId, response }, parseOr(await response.clone().text()));
  };
  try {
    // Who only asks is nobody yet: nothing can be theirs, and no customer is made for the question.
    return await session.authorized(call, safe ? 'known shoppers' : 'everybody');
  } catch (error) {
    if (error instanceof NoSessionError) return strangersAnswer({ operation, correlationId });
    if (refused && error instanceof ServiceError && error.operation === operationId) return refused;
    throw error;
  }
}

/** What the service says of a cart or an order that is not there, or not this shopper's. */
function strangersAnswer({ operation, correlationId }: AskedCall): Response {
  const errorId = operation.errors.find((code) => code === 'BSK404' || code === 'OHS4004');
  const detail =
    errorId === undefined ? { errorId: 'AUT401', message: 'The call needs a session.' } : { errorId, message: 'There is no such thing.' };
  return Response.json({ appId: 'cairn-storefront', correlationId, errorDetails: [detail] }, { status: errorId === undefined ? 401 : 404 });
}

function withSession(
  { url, method, headers: given, signal }: Request,
  body: string | undefined,
  context: Readonly<Record<string, string>>,
  operation: Operation,
  { accessToken }: SessionTokens,
): Request {
  const headers = new Headers(given);
  headers.delete('authorization');
  for (const [name, value] of Object.entries(context)) headers.set(name, value);
  if (needsToken(operation) && accessToken !== undefined) headers.set('authorization', `Bearer ${accessToken}`);
  return new Request(url, { method, headers, signal, ...(body === undefined ? {} : { body }) });
}

function parseOr(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
