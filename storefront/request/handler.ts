import type { ReadableRequest } from './request.ts';
import type { RequestContext } from './request-context.ts';

/** An incoming request. A cached page needs no web Request, so it is created only for rendering. */
export interface ArrivingRequest extends ReadableRequest {
  readonly method: string;
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal;
  /** Creates the web Request with all headers and the body. */
  toRequest(): Request;
}

/** Runs work within the concurrency limit. */
export type InTurn = <Result>(work: () => Promise<Result>, signal: AbortSignal) => Promise<Result>;

/** A response whose bytes are complete. */
export interface FinishedResponse {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly cookies: readonly string[];
  readonly body: Buffer | undefined;
}

/** Handles a request; rendering runs within the concurrency limit. */
export type Handle<Result> = (request: ArrivingRequest, context: RequestContext, inTurn: InTurn) => Promise<Result>;
