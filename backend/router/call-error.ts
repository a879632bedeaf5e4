import type { ErrorCode } from '#generated/errors.ts';
import type { ErrorInfo } from '#generated/openapi/shared.ts';

/** One thing that is wrong, as the contract's error form says it. */
export interface CallFault {
  readonly message: string;
  /** The cart has changed meanwhile: the client reads it again. */
  readonly type?: 'flash';
  readonly additionalInfo?: ErrorInfo;
}

/** A failure that the caller is told of, in the contract's words. */
export class CallError extends Error {
  readonly status: number;
  readonly errorId: ErrorCode;
  /** The first one's message is the error's. */
  readonly faults: readonly CallFault[];
  /** Seconds until the call may be repeated. */
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

  /** One sentence each. */
  get sentences(): readonly string[] {
    return this.faults.map(({ message }) => message);
  }
}

/** There is no such thing; 404 API404. */
export function notFound(sentence: string): CallError {
  return new CallError(404, 'API404', [sentence]);
}

/** The call does not keep to its contract; 400 API400, one detail a sentence. */
export function badRequest(sentences: readonly string[]): CallError {
  return new CallError(400, 'API400', sentences);
}

/** More often than is let through; 429. */
export function tooMany(retryAfter: number, errorId: 'API429' | 'PYT429' = 'API429'): CallError {
  return new CallError(429, errorId, [`Too many calls of this kind; wait ${retryAfter} seconds.`], retryAfter);
}
