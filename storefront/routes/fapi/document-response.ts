import type { Page } from '#generated/content/types.ts';
import { isNotFound } from '../../content/content-calls.ts';
import type { RequestContext } from '../../request/request-context.ts';

/** Responds to an internal call with a content document (schemas/openapi/internal.yaml). */
export async function createDocumentResponse(call: Promise<Page>, context: RequestContext): Promise<Response> {
  try {
    const document = await call;
    const stale = context.staleContent.headers();
    const fresh = Object.keys(stale).length === 0 ? 'private, max-age=60' : 'no-cache';
    return Response.json(document, { headers: { 'cache-control': context.mode === 'preview' ? 'no-store' : fresh, ...stale } });
  } catch (error) {
    if (isNotFound(error)) return createErrorResponse(404, 'API404', `There is nothing at ${context.url.pathname}.`, context);
    context.services.log.error('[cairn] [fapi] a document could not be loaded', { url: context.url.pathname, reason: String(error) });
    return createErrorResponse(500, 'GEN500', 'Something went wrong on our side.', context);
  }
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
