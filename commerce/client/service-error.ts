import { levelOf, type ErrorLevel } from '#generated/errors.ts';

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
  /** Absent when no answer came. */
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
    this.status = failure.status;
    this.errorId = failure.errorId;
    this.level = failure.errorId === undefined ? undefined : levelOf(failure.errorId);
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

  /** A flash-type detail: the cart is to be read anew. */
  get isFlash(): boolean {
    return this.details.some(({ type }) => type === 'flash');
  }
}

interface ErrorAnswer {
  readonly appId?: string;
  readonly correlationId?: string;
  readonly errorDetails?: readonly ErrorDetail[];
}

/** The text of a code with its placeholders filled; undefined where there is none. */
export type TextOf = (errorId: string, values: AdditionalInfo) => string | undefined;

/**
 * The error of an answer that is not a success: the first errorDetails entry that names a code, with the text of
 * that code, otherwise the service's message. An answer without a code passes unchanged: status and message only.
 */
export function serviceError(operation: string, response: Response, body: unknown, textOf?: TextOf): ServiceError {
  const answer: ErrorAnswer = typeof body === 'object' && body !== null ? body : {};
  const details = Array.isArray(answer.errorDetails) ? (answer.errorDetails as readonly ErrorDetail[]) : [];
  const detail = details[0];
  const errorId = detail?.errorId;
  return new ServiceError(detail?.message ?? `answered ${response.status}`, {
    operation,
    status: response.status,
    errorId,
    correlationId: answer.correlationId,
    appId: answer.appId,
    details,
    text: (errorId === undefined ? undefined : textOf?.(errorId, detail?.additionalInfo ?? {})) ?? detail?.message,
  });
}
