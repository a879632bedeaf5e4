import type { DirectAnswer, DirectCall } from '#generated/openapi/call.ts';
import { operations, type Operation } from '#generated/openapi/operations.ts';
import type { Handlers } from './handler.ts';
import { runPipeline, type ErasedHandler, type PipelineOptions } from './pipeline.ts';

/** Handles calls within the process, without HTTP. Values are passed by reference, so neither side may change them. */
export function createDirectCaller(handlers: Handlers, options: PipelineOptions): (call: DirectCall) => Promise<DirectAnswer> {
  const handlersById = new Map<string, ErasedHandler>(Object.entries(handlers));
  const operationsById = new Map((operations as readonly Operation[]).map((operation) => [operation.operationId, operation]));

  return async ({ operationId, params, query, headers: given, body, signal }) => {
    const [operation, handler] = [operationsById.get(operationId), handlersById.get(operationId)];
    if (!operation || !handler) throw new Error(`[cairn] [backend] ${operationId} has no handler`);
    const headers = { get: (name: string) => given[name.toLowerCase()] ?? null };
    const locale = typeof query.locale === 'string' ? query.locale : null;
    const readInput = () => {
      const own: Record<string, unknown> = {};
      for (const name of operation.headers) if (given[name] !== undefined) own[name] = given[name];
      return { params: { ...params }, query: removeUndefined(query), headers: own, body };
    };
    const {
      status,
      body: response,
      headers: responseHeaders,
    } = await runPipeline({ operation, handler, headers, signal, locale, readInput }, options);
    return { status, body: response, ...(responseHeaders && { headers: responseHeaders }) };
  };
}

/** Drops undefined values, as JSON does over HTTP. */
function removeUndefined(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const defined: Record<string, unknown> = {};
  for (const name in values) if (values[name] !== undefined) defined[name] = values[name];
  return defined;
}
