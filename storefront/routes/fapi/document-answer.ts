import type { Page } from '#generated/content/types.ts';
import { isNotFound } from '../../content/content-calls.ts';
import type { RequestFacts } from '../../request/request.ts';
import { staleHeaders } from '../../request/stale-content.ts';
import type { Services } from '../../services/services.ts';

/** A content document as an internal call answers it (schemas/openapi/internal.yaml). */
export async function documentAnswer(call: Promise<Page>, facts: RequestFacts, { log }: Pick<Services, 'log'>): Promise<Response> {
  try {
    const document = await call;
    const stale = staleHeaders(facts);
    const fresh = Object.keys(stale).length === 0 ? 'private, max-age=60' : 'no-cache';
    return Response.json(document, { headers: { 'cache-control': facts.mode === 'preview' ? 'no-store' : fresh, ...stale } });
  } catch (error) {
    if (isNotFound(error)) return errorAnswer(404, 'API404', `There is nothing at ${facts.url.pathname}.`, facts);
    log.error('[cairn] [fapi] a document could not be loaded', { url: facts.url.pathname, reason: String(error) });
    return errorAnswer(500, 'GEN500', 'Something went wrong on our side.', facts);
  }
}

/** The form of every error answer. */
export function errorAnswer(
  status: number,
  errorId: string,
  message: string,
  { correlationId }: Pick<RequestFacts, 'correlationId'>,
): Response {
  return Response.json({ appId: 'cairn-storefront', correlationId, errorDetails: [{ errorId, message }] }, { status });
}
