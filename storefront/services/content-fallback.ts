import type { CallMiddleware } from '#commerce/client/middleware.ts';

/** Stale content that replaces content which the origin fails to deliver. */
export interface StaleContent {
  /** Seconds since the origin delivered it. */
  readonly seconds: number;
  /** A keyword, e.g. "unreachable". */
  readonly reason: string;
  /** True if the origin was requested before. */
  readonly wasRequested: boolean;
  /** Status of the origin's response. */
  readonly status?: number;
}

/** Creates middleware for the content calls of one request, and reports stale content to it. */
export type ContentFallback = (report: (stale: StaleContent) => void) => CallMiddleware;
