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

export interface CallHooks {
  /** What shoppers read for a code, in their language. */
  readonly textOf?: TextOf;
  readonly report?: ErrorPort;
  /** A 403 that says who answered asks for a bot-check. */
  readonly onBotCheck?: (error: ServiceError) => void;
}

/** Tells the hooks of a failure. */
export function tell({ report, onBotCheck }: CallHooks, error: ServiceError): void {
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
  // An invalid customer has a reaction of its own.
  if (status === 403 && error.appId !== undefined && !error.asksFor('reset-customer')) onBotCheck?.(error);
}
