import type { CallMiddleware } from '#commerce/client/middleware.ts';

/** Content that was good once stands in place of what the content origin does not give now. */
export interface StaleContent {
  /** Since the origin last gave it. */
  readonly seconds: number;
  /** A word, e.g. "unreachable". */
  readonly reason: string;
  /** Whether the origin was asked before it was shown. */
  readonly isAsked: boolean;
  /** That the origin has answered with. */
  readonly status?: number;
}

/** Stands around the content calls of one request, and tells it of what is stale. */
export type ContentKeeper = (tell: (stale: StaleContent) => void) => CallMiddleware;
