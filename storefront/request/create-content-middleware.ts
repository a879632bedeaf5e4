import type { CallMiddleware } from '#commerce/client/middleware.ts';
import type { RequestContext } from './request-context.ts';

/** Middleware of a request's content calls. A preview uses no stale content. */
export function createContentMiddleware({ mode, services, staleContent }: RequestContext): readonly CallMiddleware[] {
  const { contentFallback } = services;
  if (contentFallback === undefined || mode !== 'publish') return [];
  return [contentFallback((stale) => staleContent.record(stale))];
}
