import type { CallDescriptor } from '#generated/openapi/call.ts';
import type { ServiceError, GetErrorText } from './service-error.ts';

/** Report of a failed call: rejections are warnings, canceled requests information, all others errors. */
export interface CallReport {
  readonly level: 'information' | 'warning' | 'error';
  readonly message: string;
  readonly operation: string;
  readonly errorId?: string;
  readonly status?: number;
  readonly correlationId?: string;
}

/** Receives the reports of failed calls. */
export type ErrorPort = (report: CallReport) => void;

/** A response, successful or not, before it is processed. */
export interface ReceivedResponse {
  readonly call: Pick<CallDescriptor, 'operationId' | 'method' | 'path'>;
  readonly status: number;
  /** Absent for a call in the same process, like `text`. */
  readonly headers?: Headers;
  readonly text?: string;
  /** Present for a call in the same process. */
  readonly body?: unknown;
}

/** Must neither throw nor change its argument. */
export type ObserveResponse = (received: ReceivedResponse) => void;

export interface CallHooks {
  readonly observe?: ObserveResponse;
  /** Returns the localized message of an error code. */
  readonly textOf?: GetErrorText;
  readonly report?: ErrorPort;
  /**
   * Called for a 403 with an appId, which requires a bot check. Returns the challenge's token, with which the call is repeated, or
   * undefined if the challenge was not solved.
   */
  readonly onBotCheck?: (error: ServiceError) => Promise<string | undefined>;
}

/** Reports a failure to the hooks. */
export function reportFailure({ report }: Pick<CallHooks, 'report'>, error: ServiceError): void {
  const { operation, errorId, status, correlationId } = error;
  const isRejection = errorId !== undefined;
  report?.({
    level: error.isAborted ? 'information' : isRejection ? 'warning' : 'error',
    message: error.message,
    operation,
    ...(errorId === undefined ? {} : { errorId }),
    ...(status === undefined ? {} : { status }),
    ...(correlationId === undefined ? {} : { correlationId }),
  });
}

/** Gets the challenge's token if the failure requires a bot check, whatever its code. */
export async function solveBotCheck({ onBotCheck }: Pick<CallHooks, 'onBotCheck'>, error: ServiceError): Promise<string | undefined> {
  return error.requiresBotCheck ? onBotCheck?.(error) : undefined;
}
