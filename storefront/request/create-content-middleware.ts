import type { CallMiddleware } from '#commerce/client/middleware.ts';
import type { RequestContext } from './request-context.ts';

/** Middleware of a request's content calls. A preview uses no stale content. */
export function createContentMiddleware({ mode, services, stalest }: RequestContext): readonly CallMiddleware[] {
  const { contentKeeper } = services;
  if (contentKeeper === undefined || mode !== 'publish') return [];
  return [contentKeeper((stale) => stalest.record(stale))];
}
