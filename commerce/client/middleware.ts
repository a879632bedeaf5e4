import type { OperationId } from '#generated/openapi/operations.ts';

export type Send = (request: Request) => Promise<Response>;

/** The operation that is called. */
export interface CallInfo {
  readonly operationId: OperationId;
}

/** Wraps every call of a client. It may change the request, send it again, or return a response of its own. */
export type CallMiddleware = (request: Request, next: Send, call: CallInfo) => Promise<Response>;

/** Composes middleware; the first is the outermost. */
export function composeMiddleware(middleware: readonly CallMiddleware[], send: Send, call: CallInfo): Send {
  return middleware.reduceRight<Send>((next, around) => (request) => around(request, next, call), send);
}

/** Sets headers on every request; `headers` is called for each. */
export function setHeaders(headers: () => Readonly<Record<string, string>>): CallMiddleware {
  return (request, next) => {
    for (const [name, value] of Object.entries(headers())) request.headers.set(name, value);
    return next(request);
  };
}
