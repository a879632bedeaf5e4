import { Hono } from 'hono';
import { operations, type Operation } from '#generated/openapi/operations.ts';
import { operationValidators } from '#generated/openapi/validators.ts';
import { answerCall, type ErasedHandler, type PipelineOptions } from './answer-call.ts';
import { correlationIdOf } from './call-context.ts';
import { CallError, notFound } from './call-error.ts';
import { answerError } from './error-answer.ts';
import type { Handlers } from './handler.ts';

const toHonoPath = (path: string): string => path.replace(/\{([^}]+)\}/g, ':$1');

/** A route for each implemented row of the operation table; other methods on its path answer 405, other paths 404. */
export function createRouter(handlers: Handlers, options: PipelineOptions): Hono {
  const app = new Hono();
  // Each handler's types are tied to its id above; here they are looked up by name and the validators stand in for the types.
  const byId = new Map<string, ErasedHandler>(Object.entries(handlers));
  const methods = new Map<string, string[]>();

  for (const operation of operations as readonly Operation[]) {
    const handler = byId.get(operation.operationId);
    if (!handler) continue;
    const path = toHonoPath(operation.path);
    const validators = operationValidators[operation.operationId];
    methods.set(path, [...(methods.get(path) ?? []), operation.method]);
    app.on(operation.method, path, (context) =>
      answerCall({ operation, validators, handler, request: context.req.raw, params: context.req.param() }, options),
    );
  }

  for (const [path, allowed] of methods) {
    app.all(path, (context) => {
      const error = new CallError(405, 'API405', [`${context.req.path} knows ${allowed.join(', ')}, not ${context.req.method}.`]);
      return answerError(error, correlationIdOf(context.req.raw, options.ids), { allow: allowed.join(', ') });
    });
  }

  app.notFound((context) => answerError(notFound(`There is no call ${context.req.path}.`), correlationIdOf(context.req.raw, options.ids)));
  app.onError((error, context) => {
    options.log.error(`[cairn] [backend] ${context.req.path} failed: ${error.message}`, { stack: error.stack ?? '' });
    return answerError(new CallError(500, 'GEN500', ['Something went wrong on our side.']), correlationIdOf(context.req.raw, options.ids));
  });
  return app;
}
