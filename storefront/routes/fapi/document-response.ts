import { ServiceError } from '#commerce/client/service-error.ts';
import type { Page } from '#generated/content/types.ts';
import { isNotFound } from '../../content/content-calls.ts';
import type { RequestContext } from '../../request/request-context.ts';

/** Seconds, for a service that is unavailable and names no time. */
const defaultRetryAfter = 5;

/** Responds to an internal call with a content document (schemas/openapi/internal.yaml). */
export async function createDocumentResponse(call: Promise<Page>, context: RequestContext): Promise<Response> {
  try {
    const document = await call;
    const stale = context.staleContent.headers();
    const fresh = Object.keys(stale).length === 0 ? 'private, max-age=60' : 'no-cache';
    return Response.json(document, { headers: { 'cache-control': context.mode === 'preview' ? 'no-store' : fresh, ...stale } });
  } catch (error) {
    if (isNotFound(error)) return createErrorResponse(404, 'API404', `There is nothing at ${context.url.pathname}.`, context);
    return createFailureResponse('a document could not be loaded', error, context);
  }
}

/** Logs a failure, and responds with 503 while the service is unavailable, otherwise with 500. */
export function createFailureResponse(sentence: string, error: unknown, context: RequestContext): Response {
  context.services.log.error(`[cairn] [fapi] ${sentence}`, { url: context.url.pathname, reason: String(error) });
  const isUnavailable = error instanceof ServiceError && error.status === 503;
  const response = createErrorResponse(isUnavailable ? 503 : 500, 'GEN500', 'Something went wrong on our side.', context);
  if (isUnavailable) response.headers.set('retry-after', String(error.retryAfter ?? defaultRetryAfter));
  return response;
}

/** Responds with the contract's error format. */
export function createErrorResponse(
  status: number,
  errorId: string,
  message: string,
  { correlationId }: Pick<RequestContext, 'correlationId'>,
): Response {
  return Response.json({ appId: 'cairn-storefront', correlationId, errorDetails: [{ errorId, message }] }, { status });
}
