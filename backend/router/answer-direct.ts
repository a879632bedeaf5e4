import type { DirectAnswer, DirectCall } from '#generated/openapi/call.ts';
import { operations, type Operation } from '#generated/openapi/operations.ts';
import { operationValidators } from '#generated/openapi/validators.ts';
import { toCallError, type ErasedHandler, type PipelineOptions } from './answer-call.ts';
import { correlationIdOf, readContext } from './call-context.ts';
import { answerError } from './error-answer.ts';
import type { Handlers } from './handler.ts';
import { judgeRequest } from './read-request.ts';

const never = new AbortController().signal;

/**
 * Answers calls that need no access token without writing them down as HTTP in between: the same steps as answerCall, but for what only a
 * stranger's request can be. Values are handed over as they are, so that neither side may change one that it has been given.
 */
export function createDirectAnswers(handlers: Handlers, options: PipelineOptions): (call: DirectCall) => Promise<DirectAnswer> {
  const byId = new Map<string, ErasedHandler>(Object.entries(handlers));
  const operationsById = new Map<string, Operation>(
    (operations as readonly Operation[]).map((operation) => [operation.operationId, operation]),
  );

  return async ({ operationId, params, query, headers, body, signal = never }) => {
    const [operation, handler] = [operationsById.get(operationId), byId.get(operationId)];
    const request = { headers: { get: (name: string) => headers[name.toLowerCase()] ?? null }, signal };
    const correlationId = correlationIdOf(request, options.ids);
    try {
      if (!operation || !handler || operation.security.includes('accessToken'))
        throw new Error(`${operationId} cannot be answered without a request`);
      options.checkAccessKey?.(operation, request);
      const context = readContext(request, correlationId, typeof query.locale === 'string' ? query.locale : null, options.ids);
      await options.admit?.(operation, context);
      const own: Record<string, unknown> = {};
      for (const name of operation.headers) if (headers[name] !== undefined) own[name] = headers[name];
      const given = { params: { ...params }, query: definedIn(query), headers: own, body };
      const read = judgeRequest(operationValidators[operationId], given, handler.admit?.bind(handler));
      // Its caller's signal ends with the caller's own time limit.
      const answer = (await handler.handle({ ...read, context, signal })) as {
        readonly status?: number;
        readonly body: unknown;
      };
      return { status: answer.status ?? (answer.body === undefined ? 204 : 200), body: answer.body };
    } catch (error) {
      const response = answerError(toCallError(error, { operationId, signal }, options), correlationId);
      return { status: response.status, body: (await response.json()) as unknown };
    }
  };
}

/** What is undefined is not there, as on the wire. */
function definedIn(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const defined: Record<string, unknown> = {};
  for (const name in values) if (values[name] !== undefined) defined[name] = values[name];
  return defined;
}
