import type { OperationId } from '#generated/openapi/operations.ts';

export type Send = (request: Request) => Promise<Response>;

/** Which call of the contract is made. */
export interface MadeCall {
  readonly operationId: OperationId;
}

/** What is done around every call of a client. It knows which call is made; it may change the request, send it again, or answer by itself. */
export type CallMiddleware = (request: Request, next: Send, call: MadeCall) => Promise<Response>;

/** The first of them is the outermost. */
export function compose(middleware: readonly CallMiddleware[], send: Send, call: MadeCall): Send {
  return middleware.reduceRight<Send>((next, around) => (request) => around(request, next, call), send);
}

/** Sets headers on every request; `headers` is asked anew each time. */
export function setHeaders(headers: () => Readonly<Record<string, string>>): CallMiddleware {
  return (request, next) => {
    for (const [name, value] of Object.entries(headers())) request.headers.set(name, value);
    return next(request);
  };
}
