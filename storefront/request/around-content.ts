import type { CallMiddleware } from '#commerce/client/middleware.ts';
import type { RequestContext } from './request-context.ts';

/** What is done around a request's content calls. A preview shows what is there now, or nothing. */
export function aroundContent({ mode, services, stalest }: RequestContext): readonly CallMiddleware[] {
  const { contentKeeper } = services;
  if (contentKeeper === undefined || mode !== 'publish') return [];
  return [contentKeeper((stale) => stalest.note(stale))];
}
