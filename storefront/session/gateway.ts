import { currentCart } from '#commerce/cart/changes/find-cart.ts';
import { pageHeader } from '#commerce/client/page-header.ts';
import { ServiceError } from '#commerce/client/service-error.ts';
import { addItem } from '#generated/calls/add-item.ts';
import { createCartWithItem } from '#generated/calls/create-cart-with-item.ts';
import { operations, type Operation } from '#generated/openapi/operations.ts';
import { createOperationMatcher, type MatchedOperation } from '#validation/operations/operation-matcher.ts';
import { applyPendingCode } from '../request/coupon-link/apply-pending-code.ts';
import { createResponseObserver } from '../request/contract/observe-responses.ts';
import type { RequestContext } from '../request/request-context.ts';
import { canChangeData } from '../security/same-origin.ts';
import { findSiteOfBrand, type Site } from '../site/site.ts';
import { createApiResponse, createApiError, createEmptyResponse } from './api-response.ts';
import { gatewayHeaders, gatewayPath, type gatewayQuery } from './gateway-rules.ts';
import type { ShopperSession } from '../request/shopper-session.ts';

/** Status of a request that its client has closed, as in server logs. */
const CLIENT_CLOSED_REQUEST = 499;

/** Seconds, for a service that is unavailable and names no time. */
const defaultRetryAfter = 5;

/** The operations that page scripts may call; operations that return tokens are excluded. */
const match = createOperationMatcher((operations as readonly Operation[]).filter(({ gateway }) => gateway));

/**
 * Forwards a call of a page's script in the shopper's session and returns the service's response. Its own errors have the same format: 404
 * for unknown calls, 405, 403 for changes from other origins, 502, 503 with Retry-After, and 504. Tokens never reach the browser.
 */
export async function handleApiCall(request: Request, context: RequestContext): Promise<Response> {
  const fail = (status: number, errorId: string, message: string, headers?: Readonly<Record<string, string>>): Response =>
    createApiError({ status, errorId, message, correlationId: context.correlationId, headers });
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const found = match(method, context.url.pathname.slice(gatewayPath.length));
  if (found === undefined) return fail(404, 'API404', 'This call does not exist.');
  if ('allowed' in found)
    return fail(405, 'API405', `Supported methods: ${found.allowed.join(', ')}.`, { allow: found.allowed.join(', ') });
  if (method !== 'GET' && !(request.headers.get(pageHeader.name) === pageHeader.value && canChangeData(request)))
    return fail(403, 'API400', 'This call must come from a page of the shop.');

  const body = request.body === null ? undefined : await request.text();
  const site = getSiteOfCall(request, context);
  const session = context.sessionOn(site);
  const url = createServiceUrl(found, context.url, session, context.services.commerce.origin, site.wireLocale);
  // A shopper without a cart is no error, but changing a missing cart is.
  if (url === undefined && found.operation.operationId === 'getCart') return createEmptyResponse(context.correlationId);
  if (url === undefined) return fail(404, 'BSK404', 'There is no cart.');

  try {
    const call = { url: url.href, method, headers: createHeaders(found, request), signal: request.signal, body };
    const result = await session.forward(found.operation, call);
    const response = { operation: found.operation, correlationId: context.correlationId, observe: createResponseObserver(context) };
    return await createApiResponse(await applyPendingCodeToResponse(found.operation, result, context, session), response);
  } catch (error) {
    if (request.signal.aborted) {
      context.services.log.info(`[cairn] [gateway] ${found.operation.operationId} was aborted by the client`);
      return fail(CLIENT_CLOSED_REQUEST, 'GEN500', 'The client has closed the request.');
    }
    if (error instanceof ServiceError && error.status === 429) {
      const retryAfter = error.response?.headers.get('retry-after') ?? '60';
      return fail(429, 'API429', 'Too many calls of this kind.', { 'retry-after': retryAfter });
    }
    if (error instanceof ServiceError && error.status === 503)
      return fail(503, 'GEN500', 'Something went wrong on our side.', { 'retry-after': String(error.retryAfter ?? defaultRetryAfter) });
    const isTimeout = error instanceof Error && error.name === 'TimeoutError';
    context.services.log.error(`[cairn] [gateway] ${found.operation.operationId} failed`, { reason: String(error) });
    return fail(isTimeout ? 504 : 502, 'GEN500', 'Something went wrong on our side.');
  }
}

const adding: ReadonlySet<string> = new Set([addItem.operationId, createCartWithItem.operationId]);

/**
 * Applies the pending code of a link after an item was added; the page gets the cart with the code. A rejected code stays pending for the
 * cart page.
 */
async function applyPendingCodeToResponse(
  { operationId }: Operation,
  result: Response,
  context: RequestContext,
  session: ShopperSession,
): Promise<Response> {
  const outcome = result.ok && adding.has(operationId) ? await applyPendingCode(context, session) : undefined;
  return outcome && 'cart' in outcome ? Response.json(outcome.cart, { status: result.status, headers: result.headers }) : result;
}

/** The page sends its locale, because two tabs can show different sites. */
function getSiteOfCall(request: Request, { brand, site, services: { sites } }: RequestContext): Site {
  const locale = request.headers.get('locale')?.toLowerCase().replace('_', '-');
  return (locale === undefined ? undefined : findSiteOfBrand(sites, brand, locale)) ?? site;
}

/** The URL of the service, with only the contract's parameters. Undefined if the stored cart is requested but does not exist. */
function createServiceUrl(
  { operation, params }: MatchedOperation,
  requested: URL,
  { cartId }: ShopperSession,
  origin: string,
  wireLocale: string,
): URL | undefined {
  const isCurrentCart = params.basketId === currentCart || requested.searchParams.get('basketId') === currentCart;
  if (isCurrentCart && cartId === undefined) return undefined;
  const resolveCartId = (value: string): string => (isCurrentCart && value === currentCart ? (cartId ?? value) : value);
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(resolveCartId(params[name] ?? '')));
  const url = new URL(`${origin.replace(/\/$/, '')}${path}`);
  // The site determines the locale, and the payment frame may only use this origin: a page cannot override either.
  const own = new Map<string, string>(
    Object.entries({ locale: wireLocale, shopOrigin: requested.origin } satisfies Record<(typeof gatewayQuery)[number], string>),
  );
  for (const { name } of operation.queryParams) {
    const set = own.get(name);
    for (const value of set === undefined ? requested.searchParams.getAll(name) : [set])
      url.searchParams.append(name, name === 'basketId' ? resolveCartId(value) : value);
  }
  return url;
}

function createHeaders({ operation }: MatchedOperation, { headers: given }: Request): Headers {
  const headers = new Headers({ accept: 'application/json' });
  for (const name of ['content-type', ...operation.headers.filter((known) => !gatewayHeaders.has(known))]) {
    const value = given.get(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}
