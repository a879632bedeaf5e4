import { asksFor, levelOf, placingOf, type ErrorLevel, type ErrorReaction, type PlacingReaction } from '#generated/errors.ts';

/** Additional values of an error detail; `maxAllowedQty` fills the message of INV408. */
export type AdditionalInfo = Readonly<Record<string, unknown>>;

/** An entry of errorDetails. */
export interface ErrorDetail {
  readonly errorId?: string;
  readonly message?: string;
  /** "flash": the cart has changed and must be refetched. */
  readonly type?: string;
  readonly additionalInfo?: AdditionalInfo;
}

export interface ServiceFailure {
  /** operationId of the call. */
  readonly operation: string;
  /** The sent request without the session's token; absent if it could not be created. */
  readonly request?: Request;
  /** Absent without a response. Its body has been read. */
  readonly response?: Response;
  /** Defaults to the status of the response. */
  readonly status?: number;
  /** A code of generated/errors.ts, if the response has one. */
  readonly errorId?: string;
  readonly correlationId?: string;
  /** The application that responded; with a 403 it requires a bot check. */
  readonly appId?: string;
  readonly details?: readonly ErrorDetail[];
  /** Text for shoppers: that of the code, otherwise the service's own message. */
  readonly text?: string;
  /** Aborted by the caller or by a later call of the same kind. */
  readonly isAborted?: boolean;
}

/** A failed call. Its `message` is for logs, its `text` for shoppers. */
export class ServiceError extends Error implements ServiceFailure {
  override readonly name = 'ServiceError';
  readonly operation: string;
  readonly request?: Request;
  readonly response?: Response;
  /** Absent without a response. */
  readonly status?: number;
  readonly errorId?: string;
  /** Level at which the notice shows by default; absent for a code that is not in the contract. */
  readonly level?: ErrorLevel;
  readonly correlationId?: string;
  readonly appId?: string;
  readonly details: readonly ErrorDetail[];
  readonly text?: string;
  readonly isAborted: boolean;

  constructor(message: string, failure: ServiceFailure, cause?: unknown) {
    super(`[cairn] [call] ${failure.operation}: ${message}`, { cause });
    this.operation = failure.operation;
    this.request = failure.request;
    this.response = failure.response;
    this.status = failure.status ?? failure.response?.status;
    this.errorId = failure.errorId;
    this.level = levelOf(failure.errorId);
    this.correlationId = failure.correlationId;
    this.appId = failure.appId;
    this.details = failure.details ?? [];
    this.text = failure.text;
    this.isAborted = failure.isAborted ?? false;
  }

  /** Values of the detail that names the error. */
  get additionalInfo(): AdditionalInfo {
    return this.details[0]?.additionalInfo ?? {};
  }

  /** Seconds until the call may be repeated (Retry-After); undefined without the header. */
  get retryAfter(): number | undefined {
    return parseRetryAfter(this.response);
  }

  /** True if there is a flash-type detail: the cart must be refetched. */
  get isFlash(): boolean {
    return this.details.some(({ type }) => type === 'flash');
  }

  /** True for a 403 with an appId, whatever its code. */
  get requiresBotCheck(): boolean {
    return this.status === 403 && this.appId !== undefined;
  }

  /** True if the error's code requires this reaction of the client. A flash-type detail always requires a refetch of the cart. */
  requires(reaction: ErrorReaction): boolean {
    return asksFor(this.errorId, reaction) || (reaction === 'reload-cart' && this.isFlash);
  }

  /** Reaction to a rejected order; undefined for a toast. */
  get placingReaction(): PlacingReaction | undefined {
    return placingOf(this.errorId) ?? (this.isFlash ? 'review' : undefined);
  }
}

/** True if a failure is a rejected call that requires this reaction. */
export function requiresReaction(error: unknown, reaction: ErrorReaction): error is ServiceError {
  return error instanceof ServiceError && error.requires(reaction);
}

interface ErrorResponse {
  readonly appId?: string;
  readonly correlationId?: string;
  readonly errorDetails?: readonly ErrorDetail[];
}

/** Returns the message of a code with its placeholders filled; undefined if there is none. May be asynchronous. */
export type GetErrorText = (errorId: string, values: AdditionalInfo) => Promise<string | undefined> | string | undefined;

/**
 * Creates the error of an unsuccessful response from the first errorDetails entry with a code. Its text is that of the code, otherwise the
 * service's message; without a code only status and message are set.
 */
export async function createServiceError(
  { response, ...call }: Pick<ServiceFailure, 'operation' | 'request'> & { readonly response: Response },
  body: unknown,
  textOf?: GetErrorText,
): Promise<ServiceError> {
  const received: ErrorResponse = typeof body === 'object' && body !== null ? body : {};
  const details = Array.isArray(received.errorDetails) ? (received.errorDetails as readonly ErrorDetail[]) : [];
  const detail = details[0];
  const errorId = detail?.errorId;
  return new ServiceError(detail?.message ?? `status ${response.status}`, {
    ...call,
    response,
    errorId,
    correlationId: received.correlationId,
    appId: received.appId,
    details,
    text: (errorId === undefined ? undefined : await textOf?.(errorId, getValues(detail, response))) ?? detail?.message,
  });
}

function getValues(detail: ErrorDetail | undefined, response: Response): AdditionalInfo {
  return { ...detail?.additionalInfo, retryAfter: parseRetryAfter(response) };
}

function parseRetryAfter(response: Response | undefined): number | undefined {
  const seconds = Number(response?.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : undefined;
}

/** Creates the error of a call without a response: not sent, timed out, or aborted. */
export function createNoResponseError(cause: unknown, call: Pick<ServiceFailure, 'operation' | 'request' | 'isAborted'>): ServiceError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new ServiceError(`no response: ${reason}`, call, cause);
}
