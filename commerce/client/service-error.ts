export interface ServiceFailure {
  /** operationId of the call. */
  readonly operation: string;
  /** Absent when no answer came. */
  readonly status?: number;
  /** A code of generated/errors.ts, when the answer held one. */
  readonly errorId?: string;
  readonly correlationId?: string;
}

/** A call that failed; its message is the service's own, for logs. */
export class ServiceError extends Error implements ServiceFailure {
  override readonly name = 'ServiceError';
  readonly operation: string;
  readonly status?: number;
  readonly errorId?: string;
  readonly correlationId?: string;

  constructor(message: string, failure: ServiceFailure, cause?: unknown) {
    super(`[cairn] [call] ${failure.operation}: ${message}`, { cause });
    this.operation = failure.operation;
    this.status = failure.status;
    this.errorId = failure.errorId;
    this.correlationId = failure.correlationId;
  }
}

interface ErrorAnswer {
  readonly correlationId?: string;
  readonly errorDetails?: readonly { readonly errorId?: string; readonly message?: string }[];
}

/** The error of an answer that is not a success (commerce.md §8): the first errorDetails entry, otherwise the status. */
export function serviceError(operation: string, response: Response, body: unknown): ServiceError {
  const answer: ErrorAnswer = typeof body === 'object' && body !== null ? body : {};
  const detail = answer.errorDetails?.[0];
  return new ServiceError(detail?.message ?? `answered ${response.status}`, {
    operation,
    status: response.status,
    errorId: detail?.errorId,
    correlationId: answer.correlationId,
  });
}
