import type { ReadableRequest } from './request.ts';
import type { RequestContext } from './request-context.ts';

/** A request as it arrives. A kept page needs no more of it, so that a web Request is made for those alone who render. */
export interface ArrivingRequest extends ReadableRequest {
  readonly method: string;
  /** Aborted when the visitor goes away. */
  readonly signal: AbortSignal;
  /** With all of its headers, and its body. */
  toRequest(): Request;
}

/** Runs work when it is its turn. */
export type InTurn = <Result>(work: () => Promise<Result>, signal: AbortSignal) => Promise<Result>;

/** A response whose bytes are there. */
export interface FinishedResponse {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly cookies: readonly string[];
  readonly body: Buffer | undefined;
}

/** Handles a request; rendering waits for its turn. */
export type Handle<Result> = (request: ArrivingRequest, context: RequestContext, inTurn: InTurn) => Promise<Result>;
