import type { CallDescriptor } from '#generated/openapi/call.ts';
import type { ServiceError, TextOf } from './service-error.ts';

/** What is told of a failed call: a refusal is a warning, a request that its caller gave up information, anything else an error. */
export interface CallReport {
  readonly level: 'information' | 'warning' | 'error';
  readonly message: string;
  readonly operation: string;
  readonly errorId?: string;
  readonly status?: number;
  readonly correlationId?: string;
}

/** Where failed calls are told of. */
export type ErrorPort = (report: CallReport) => void;

/** A response, a success or not, before anything is made of it. */
export interface ReceivedResponse {
  readonly call: Pick<CallDescriptor, 'operationId' | 'method' | 'path'>;
  readonly status: number;
  /** Absent for a call in the same process, as is `text`. */
  readonly headers?: Headers;
  readonly text?: string;
  /** Present for a call in the same process. */
  readonly body?: unknown;
}

/** Must not throw, and must not change what it is given. */
export type ObserveResponse = (received: ReceivedResponse) => void;

export interface CallHooks {
  readonly observe?: ObserveResponse;
  /** What shoppers read for a code, in their language. */
  readonly textOf?: TextOf;
  readonly report?: ErrorPort;
  /** A 403 that says who answered asks for a bot-check. Answers what the challenge gave, with which the call is made once more; undefined where it was not met. */
  readonly onBotCheck?: (error: ServiceError) => Promise<string | undefined>;
}

/** Tells the hooks of a failure. */
export function tell({ report }: Pick<CallHooks, 'report'>, error: ServiceError): void {
  const { operation, errorId, status, correlationId } = error;
  const isRefusal = errorId !== undefined;
  report?.({
    level: error.isAborted ? 'information' : isRefusal ? 'warning' : 'error',
    message: error.message,
    operation,
    ...(errorId === undefined ? {} : { errorId }),
    ...(status === undefined ? {} : { status }),
    ...(correlationId === undefined ? {} : { correlationId }),
  });
}

/** What the challenge gave, where a failure asks for one. An invalid customer has a reaction of its own. */
export async function meetBotCheck({ onBotCheck }: Pick<CallHooks, 'onBotCheck'>, error: ServiceError): Promise<string | undefined> {
  const isAsked = error.status === 403 && error.appId !== undefined && !error.asksFor('reset-customer');
  return isAsked ? onBotCheck?.(error) : undefined;
}
