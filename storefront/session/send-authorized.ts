import type { CallInfo } from '#commerce/client/middleware.ts';
import { ServiceError, createServiceError } from '#commerce/client/service-error.ts';
import { EndedStaffSessionError, NoSessionError, SupersededSessionError, type Session } from '#commerce/session/create-session.ts';
import type { SessionTokens } from '#commerce/session/tokens.ts';
import { signOut } from '#generated/calls/sign-out.ts';
import { operations, type Operation } from '#generated/openapi/operations.ts';
import type { ShopperCall } from '../request/shopper-session.ts';

const operationsById = new Map<string, Operation>(operations.map((operation) => [operation.operationId, operation]));

export function getOperation({ operationId }: CallInfo): Operation {
  const operation = operationsById.get(operationId);
  if (operation === undefined) throw new Error(`[cairn] [session] the contract has no operation ${operationId}`);
  return operation;
}

export function needsToken({ security }: Operation): boolean {
  return security.includes('accessToken');
}

/** True for an operation whose response depends on the customer, but that guests may call without a token. */
export function acceptsToken({ security, audience }: Operation): boolean {
  return audience.length > 0 && !security.includes('accessToken');
}

/** Sends a call with the token of a signed-in customer. Guests, and customers without a valid token, get the response for everyone. */
export async function sendWithOptionalToken(
  session: Pick<Session, 'current' | 'runAuthorized'>,
  attempt: (tokens: SessionTokens) => Promise<Response>,
): Promise<Response> {
  const { customerId, usid } = session.current();
  const anonymous = usid === undefined ? {} : { usid };
  if (customerId === undefined) return attempt(anonymous);
  try {
    return await session.runAuthorized(attempt, 'known shoppers');
  } catch (error) {
    if (error instanceof ServiceError || error instanceof NoSessionError) return attempt(anonymous);
    throw error;
  }
}

interface SessionCall {
  readonly operation: Operation;
  readonly correlationId: string;
}

/**
 * Sends a call with the session's token. The session works with errors and the gateway with responses: a response with a rejected token is
 * thrown for the session, and returned if it stays rejected.
 */
export async function sendAuthorized(
  { operation, correlationId }: SessionCall,
  session: Pick<Session, 'runAuthorized'>,
  attempt: (tokens: SessionTokens) => Promise<Response>,
): Promise<Response> {
  const { operationId, safe } = operation;
  let rejected: Response | undefined;
  const call = async (tokens: SessionTokens): Promise<Response> => {
    const response = await attempt(tokens);
    if (response.status !== 401) return response;
    rejected = response;
    throw await createServiceError({ operation: operationId, response }, parseJsonOrText(await response.clone().text()));
  };
  try {
    // Reads and the end of a session need no new guest session: without a session there is nothing to read or to end.
    return await session.runAuthorized(call, safe || operationId === signOut.operationId ? 'known shoppers' : 'everybody');
  } catch (error) {
    if (error instanceof SupersededSessionError) return createRejection(401, 'AUT401', 'The session was replaced.', correlationId);
    if (error instanceof EndedStaffSessionError)
      return createRejection(401, 'AUT401', 'The session of the employee has ended.', correlationId);
    if (error instanceof NoSessionError) return createMissingResponse({ operation, correlationId });
    if (rejected && error instanceof ServiceError && error.operation === operationId) return rejected;
    throw error;
  }
}

/** The service's response for a cart or order that does not exist or belongs to another shopper. */
function createMissingResponse({ operation, correlationId }: SessionCall): Response {
  const errorId = operation.errors.find((code) => code === 'BSK404' || code === 'OHS4004');
  if (errorId === undefined) return createRejection(401, 'AUT401', 'The call needs a session.', correlationId);
  return createRejection(404, errorId, 'The resource does not exist.', correlationId);
}

function createRejection(status: number, errorId: string, message: string, correlationId: string): Response {
  return Response.json({ appId: 'cairn-storefront', correlationId, errorDetails: [{ errorId, message }] }, { status });
}

export function createSessionRequest(
  { url, method, headers: given, body, signal }: ShopperCall,
  context: Readonly<Record<string, string>>,
  operation: Operation,
  { accessToken }: SessionTokens,
): Request {
  const headers = new Headers(given);
  headers.delete('authorization');
  for (const [name, value] of Object.entries(context)) headers.set(name, value);
  if (operation.audience.length > 0 && accessToken !== undefined) headers.set('authorization', `Bearer ${accessToken}`);
  return new Request(url, { method, headers, signal, ...(body === undefined ? {} : { body }) });
}

export function parseJsonOrText(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
