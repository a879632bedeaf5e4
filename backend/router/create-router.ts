import { Hono, type HonoRequest } from 'hono';
import { operations, type Operation } from '#generated/openapi/operations.ts';
import { operationValidators } from '#generated/openapi/validators.ts';
import { answerCall, type ErasedHandler, type PipelineOptions } from './answer-call.ts';
import { correlationIdOf } from './call-context.ts';
import { CallError, notFound } from './call-error.ts';
import { answerError } from './error-answer.ts';
import type { Handlers } from './handler.ts';

/** Parameters that share a segment are one to Hono, and are told apart by the operation's pattern. */
function toHonoPath({ path, pathPattern = '' }: Operation): string {
  const patterns = pathPattern
    .replaceAll('(?<', '(?:<')
    .replaceAll(/<\w+>/g, '')
    .replaceAll(/^\^|\$$/g, '')
    .split('/');
  const toSegment = (segment: string, index: number): string =>
    segment.includes('}{') ? `:segment${index}{${patterns[index]}}` : segment.replace(/\{([^}]+)\}/, ':$1');
  return path.split('/').map(toSegment).join('/');
}

function paramsOf({ pathPattern }: Operation, request: HonoRequest): Readonly<Record<string, string>> {
  return pathPattern === undefined ? request.param() : (new RegExp(pathPattern).exec(request.path)?.groups ?? {});
}

/** A route for each implemented row of the operation table; other methods on its path answer 405, other paths 404. */
export function createRouter(handlers: Handlers, options: PipelineOptions): Hono {
  const app = new Hono();
  // Each handler's types are tied to its id above; here they are looked up by name and the validators stand in for the types.
  const byId = new Map<string, ErasedHandler>(Object.entries(handlers));
  // Of two paths that both match, the one that is written out wins.
  const served = (operations as readonly Operation[]).filter(({ operationId }) => byId.has(operationId));
  const byPath = Map.groupBy(
    served.toSorted((a, b) => a.pathParams.length - b.pathParams.length),
    toHonoPath,
  );

  for (const [path, known] of byPath) {
    for (const operation of known) {
      const handler = byId.get(operation.operationId);
      if (!handler) continue;
      const validators = operationValidators[operation.operationId];
      app.on(operation.method, path, (context) =>
        answerCall({ operation, validators, handler, request: context.req.raw, params: paramsOf(operation, context.req) }, options),
      );
    }
    const allow = known.map(({ method }) => method).join(', ');
    app.all(path, (context) => {
      const error = new CallError(405, 'API405', [`${context.req.path} knows ${allow}, not ${context.req.method}.`]);
      return answerError(error, correlationIdOf(context.req.raw, options.ids), { allow });
    });
  }

  app.notFound((context) => answerError(notFound(`There is no call ${context.req.path}.`), correlationIdOf(context.req.raw, options.ids)));
  app.onError((error, context) => {
    options.log.error(`[cairn] [backend] ${context.req.path} failed: ${error.message}`, { stack: error.stack ?? '' });
    return answerError(new CallError(500, 'GEN500', ['Something went wrong on our side.']), correlationIdOf(context.req.raw, options.ids));
  });
  return app;
}
