import type { ObserveResponse } from '#commerce/client/call-hooks.ts';
import type { Operation } from '#generated/openapi/operations.ts';
import { answeredBy } from '../contract-mode/answered-by.ts';

interface ApiError {
  readonly status: number;
  readonly errorId: string;
  readonly message: string;
  readonly correlationId: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * The gateway's own response in the contract's error format. A 403 contains no app id, because such a response would ask for a bot check.
 */
export function createApiError({ status, errorId, message, correlationId, headers }: ApiError): Response {
  return Response.json(
    { ...(status === 403 ? {} : { appId: 'cairn-gateway' }), correlationId, errorDetails: [{ errorId, message }] },
    { status, headers: { 'cache-control': 'no-store', 'x-correlation-id': correlationId, ...headers } },
  );
}

interface ResponseContext {
  readonly operation: Operation;
  readonly correlationId: string;
  readonly observe?: ObserveResponse;
}

/** Forwards a service's response to a page: status and JSON with only the Retry-After header, complete and not cacheable. */
export async function createApiResponse(response: Response, { operation, correlationId, observe }: ResponseContext): Promise<Response> {
  const text = await response.text();
  observe?.({ call: operation, status: response.status, headers: response.headers, text });
  const headers = new Headers({ 'cache-control': 'no-store', 'x-correlation-id': correlationId, [answeredBy]: 'service' });
  const retryAfter = response.headers.get('retry-after');
  if (retryAfter !== null) headers.set('retry-after', retryAfter);
  if (text === '') return new Response(null, { status: response.status, headers });
  if (response.headers.get('content-type')?.startsWith('application/json') !== true)
    return createApiError({ status: 502, errorId: 'GEN500', message: 'Something went wrong on our side.', correlationId });
  headers.set('content-type', 'application/json');
  return new Response(text, { status: response.status, headers });
}

/** A successful response without a body. */
export function createEmptyResponse(correlationId: string): Response {
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store', 'x-correlation-id': correlationId } });
}
