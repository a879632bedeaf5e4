import type { CallError, CallFault } from './call-error.ts';

/** Application id in every error. */
const appId = 'cairn-backend';

export interface ErrorBody {
  readonly appId: string;
  readonly correlationId: string;
  readonly errorDetails: readonly ({ readonly errorId: string } & CallFault)[];
}

/** The contract's error format. */
export function createErrorBody(error: CallError, correlationId: string): ErrorBody {
  return { appId, correlationId, errorDetails: error.faults.map((fault) => ({ errorId: error.errorId, ...fault })) };
}

export function createErrorResponse(error: CallError, correlationId: string, headers?: Readonly<Record<string, string>>): Response {
  return Response.json(createErrorBody(error, correlationId), {
    status: error.status,
    headers: {
      'cache-control': 'no-store',
      'x-correlation-id': correlationId,
      ...(error.retryAfter !== undefined && { 'retry-after': String(error.retryAfter) }),
      ...headers,
    },
  });
}
