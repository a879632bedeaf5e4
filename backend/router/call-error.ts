import type { ErrorCode } from '#generated/errors.ts';
import type { ErrorInfo } from '#generated/openapi/shared.ts';
import { DatabaseUnavailableError } from '../ports.ts';

/** A single error in the contract's error format. */
export interface CallFault {
  readonly message: string;
  /** The cart has changed meanwhile, and the client must reload it. */
  readonly type?: 'flash';
  readonly additionalInfo?: ErrorInfo;
}

/** An error that is returned to the caller, with a code of the contract. */
export class CallError extends Error {
  readonly status: number;
  readonly errorId: ErrorCode;
  /** The first one's message is the error's message. */
  readonly faults: readonly CallFault[];
  /** Seconds until a retry. */
  readonly retryAfter?: number;
  constructor(status: number, errorId: ErrorCode, faults: readonly (string | CallFault)[], retryAfter?: number) {
    const all = faults.map((fault) => (typeof fault === 'string' ? { message: fault } : fault));
    super(all[0]?.message ?? errorId);
    this.name = 'CallError';
    this.status = status;
    this.errorId = errorId;
    this.faults = all;
    this.retryAfter = retryAfter;
  }

  /** One sentence per fault. */
  get sentences(): readonly string[] {
    return this.faults.map(({ message }) => message);
  }
}

/** 404 API404. */
export function createNotFoundError(sentence: string): CallError {
  return new CallError(404, 'API404', [sentence]);
}

/** Seconds after which a request that found the database unavailable may be repeated. */
const databaseRetryAfter = 5;

/** GEN500 for an unexpected error: 503 with Retry-After while the database is unavailable, otherwise 500. */
export function createGeneralError(cause?: unknown): CallError {
  if (cause instanceof DatabaseUnavailableError)
    return new CallError(503, 'GEN500', [`The database is unavailable; retry in ${databaseRetryAfter} seconds.`], databaseRetryAfter);
  return new CallError(500, 'GEN500', ['Something went wrong on our side.']);
}

/** 400 API400 for a call that breaks its contract, with one detail per sentence. */
export function createBadRequestError(sentences: readonly string[]): CallError {
  return new CallError(400, 'API400', sentences);
}

/** 429 for exceeded rate limits. */
export function createTooManyRequestsError(retryAfter: number, errorId: 'API429' | 'PYT429' = 'API429'): CallError {
  return new CallError(429, errorId, [`Too many requests; wait ${retryAfter} seconds.`], retryAfter);
}
