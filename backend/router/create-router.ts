import { operations, type Operation } from '#generated/openapi/operations.ts';
import { createOperationMatcher } from '#validation/operations/operation-matcher.ts';
import { handleHttpCall } from './handle-http-call.ts';
import { getCorrelationId } from './call-context.ts';
import { CallError, createGeneralError, createNotFoundError } from './call-error.ts';
import { createErrorResponse } from './create-error-response.ts';
import type { Handlers } from './handler.ts';
import type { ErasedHandler, PipelineOptions } from './pipeline.ts';

/** Handles requests outside the contract. */
export interface OtherRoute {
  /** Prefix of the path. */
  readonly prefix: string;
  respond(request: Request): Promise<Response>;
}

/** Routes requests to the handlers. 405 for a method that the path does not support, 404 for unknown paths. Never throws. */
export function createRouter(
  handlers: Handlers,
  options: PipelineOptions,
  others: readonly OtherRoute[] = [],
): (request: Request) => Promise<Response> {
  // Handler types are checked against their ids above. Here they are looked up by name, and validators check the values at run time.
  const byId = new Map<string, ErasedHandler>(Object.entries(handlers));
  const match = createOperationMatcher((operations as readonly Operation[]).filter(({ operationId }) => byId.has(operationId)));

  const respond = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const { pathname } = url;
    const other = others.find(({ prefix }) => pathname.startsWith(prefix));
    if (other) return other.respond(request);
    const found = match(request.method === 'HEAD' ? 'GET' : request.method, pathname);
    if (found && 'allowed' in found) return rejectMethod(request, pathname, found.allowed);
    const handler = found && byId.get(found.operation.operationId);
    if (!handler)
      return createErrorResponse(createNotFoundError(`Operation ${pathname} not found.`), getCorrelationId(request, options.ids));
    return handleHttpCall({ ...found, handler, request, url }, options);
  };

  function rejectMethod(request: Request, pathname: string, allowed: readonly string[]): Response {
    const allow = allowed.join(', ');
    const error = new CallError(405, 'API405', [`${pathname} allows ${allow}, not ${request.method}.`]);
    return createErrorResponse(error, getCorrelationId(request, options.ids), { allow });
  }

  return async (request) => {
    try {
      const response = await respond(request);
      return request.method === 'HEAD' ? new Response(null, response) : response;
    } catch (error) {
      const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
      options.log.error(`[cairn] [backend] ${new URL(request.url).pathname} failed: ${message}`, { stack });
      return createErrorResponse(createGeneralError(error), getCorrelationId(request, options.ids));
    }
  };
}
