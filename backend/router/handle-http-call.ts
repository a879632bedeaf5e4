import { hash } from 'node:crypto';
import type { Operation } from '#generated/openapi/operations.ts';
import { hasMatchingEtag } from './conditional.ts';
import { runPipeline, type CallResponse, type ErasedHandler, type PipelineOptions } from './pipeline.ts';
import { readInput } from './read-request.ts';

export interface HttpCall {
  readonly operation: Operation;
  readonly handler: ErasedHandler;
  readonly request: Request;
  readonly url: URL;
  readonly params: Readonly<Record<string, string>>;
}

/** Handles a call over HTTP. Never throws. */
export async function handleHttpCall({ operation, handler, request, url, params }: HttpCall, options: PipelineOptions): Promise<Response> {
  const { headers, signal } = request;
  const locale = url.searchParams.get('locale');
  const read = () => readInput({ operation, request, url, params, readsText: handler.readsText });
  return writeResponse(request, await runPipeline({ operation, handler, headers, signal, locale, readInput: read }, options));
}

function writeResponse(request: Request, { status, body, correlationId, ...response }: CallResponse): Response {
  const headers: Record<string, string> = { 'cache-control': 'no-store', 'x-correlation-id': correlationId, ...response.headers };
  if (body === undefined) return new Response(null, { status, headers });
  const text = JSON.stringify(body);
  if (status < 400 && (request.method === 'GET' || request.method === 'HEAD')) {
    const etag = `"${hash('sha256', text, 'base64url').slice(0, 22)}"`;
    headers.etag = etag;
    if (hasMatchingEtag(request, etag)) return new Response(null, { status: 304, headers });
  }
  headers['content-type'] = 'application/json';
  return new Response(text, { status, headers });
}
