import { asksFor, levelOf, placingOf, type ErrorLevel, type ErrorReaction, type PlacingReaction } from '#generated/errors.ts';

/** What an error detail may say beside its message; `maxAllowedQty` fills the text of INV408. */
export type AdditionalInfo = Readonly<Record<string, unknown>>;

/** One entry of an error answer's errorDetails. */
export interface ErrorDetail {
  readonly errorId?: string;
  readonly message?: string;
  /** "flash": the cart has changed and is to be read anew. */
  readonly type?: string;
  readonly additionalInfo?: AdditionalInfo;
}

export interface ServiceFailure {
  /** operationId of the call. */
  readonly operation: string;
  /** As it was made, without the session's token; absent where it could not be made. */
  readonly request?: Request;
  /** Absent when no answer came. Its body has been read. */
  readonly response?: Response;
  /** That of the response when left out. */
  readonly status?: number;
  /** A code of generated/errors.ts, when the answer held one. */
  readonly errorId?: string;
  readonly correlationId?: string;
  /** Who answered; with a 403 it asks for a bot-check. */
  readonly appId?: string;
  readonly details?: readonly ErrorDetail[];
  /** What a shopper may read: the text of the code, otherwise the service's own message. */
  readonly text?: string;
  /** The caller, or a later call of the same kind, gave it up. */
  readonly isAborted?: boolean;
}

/** A call that failed. Its message is for logs, its text for shoppers. */
export class ServiceError extends Error implements ServiceFailure {
  override readonly name = 'ServiceError';
  readonly operation: string;
  readonly request?: Request;
  readonly response?: Response;
  /** Absent when no answer came. */
  readonly status?: number;
  readonly errorId?: string;
  /** Where its notice shows unless a screen decides otherwise; absent for a code that no contract knows. */
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

  /** Of the detail that names the error. */
  get additionalInfo(): AdditionalInfo {
    return this.details[0]?.additionalInfo ?? {};
  }

  /** Seconds until the call may be repeated (Retry-After); undefined without the header. */
  get retryAfter(): number | undefined {
    return retryAfterOf(this.response);
  }

  /** A flash-type detail: the cart is to be read again. */
  get isFlash(): boolean {
    return this.details.some(({ type }) => type === 'flash');
  }

  /** Whether the table of codes asks a client for this reaction. A flash-type detail always asks for the cart to be read again. */
  asksFor(reaction: ErrorReaction): boolean {
    return asksFor(this.errorId, reaction) || (reaction === 'reload-cart' && this.isFlash);
  }

  /** What follows when this has refused the placing of an order; undefined for a toast. */
  get placing(): PlacingReaction | undefined {
    return placingOf(this.errorId) ?? (this.isFlash ? 'review' : undefined);
  }
}

/** Whether a failure is a refused call that asks for this reaction. */
export function failureAsksFor(error: unknown, reaction: ErrorReaction): error is ServiceError {
  return error instanceof ServiceError && error.asksFor(reaction);
}

interface ErrorAnswer {
  readonly appId?: string;
  readonly correlationId?: string;
  readonly errorDetails?: readonly ErrorDetail[];
}

/** The text of a code with its placeholders filled; undefined where there is none. It may have to be fetched. */
export type TextOf = (errorId: string, values: AdditionalInfo) => Promise<string | undefined> | string | undefined;

/**
 * The error of an answer that is not a success: the first errorDetails entry that names a code, with the text of that code, otherwise
 * the service's message. An answer without a code passes unchanged: status and message only.
 */
export async function serviceError(
  { response, ...call }: Pick<ServiceFailure, 'operation' | 'request'> & { readonly response: Response },
  body: unknown,
  textOf?: TextOf,
): Promise<ServiceError> {
  const answer: ErrorAnswer = typeof body === 'object' && body !== null ? body : {};
  const details = Array.isArray(answer.errorDetails) ? (answer.errorDetails as readonly ErrorDetail[]) : [];
  const detail = details[0];
  const errorId = detail?.errorId;
  return new ServiceError(detail?.message ?? `answered ${response.status}`, {
    ...call,
    response,
    errorId,
    correlationId: answer.correlationId,
    appId: answer.appId,
    details,
    text: (errorId === undefined ? undefined : await textOf?.(errorId, valuesOf(detail, response))) ?? detail?.message,
  });
}

function valuesOf(detail: ErrorDetail | undefined, response: Response): AdditionalInfo {
  return { ...detail?.additionalInfo, retryAfter: retryAfterOf(response) };
}

function retryAfterOf(response: Response | undefined): number | undefined {
  const seconds = Number(response?.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : undefined;
}

/** The error of a call that got no answer: it could not be sent, took too long, or was given up. */
export function noAnswer(cause: unknown, call: Pick<ServiceFailure, 'operation' | 'request' | 'isAborted'>): ServiceError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new ServiceError(`no answer: ${reason}`, call, cause);
}
