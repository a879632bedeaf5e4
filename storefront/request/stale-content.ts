import type { CallMiddleware } from '#commerce/client/middleware.ts';
import type { StaleContent } from '../services/content-keeper.ts';
import type { StorefrontPorts } from '../services/services.ts';
import type { RequestFacts } from './request.ts';
import { createRequestNote } from './request-notes.ts';

const stalest = createRequestNote<StaleContent>('stalest content');

/** What is done around a request's content calls. A preview shows what is there now, or nothing. */
export function aroundContent(facts: RequestFacts, { contentKeeper }: Pick<StorefrontPorts, 'contentKeeper'>): readonly CallMiddleware[] {
  if (contentKeeper === undefined || facts.mode !== 'publish') return [];
  return [contentKeeper((stale) => noteStale(facts, stale))];
}

function noteStale(facts: RequestFacts, stale: StaleContent): void {
  const known = stalest.find(facts);
  if (known === undefined || known.seconds < stale.seconds) stalest.keep(facts, stale);
}

/** Of an answer that is made of content of which some is stale: says so, and how old the oldest is (RFC 9211). None otherwise. */
export function staleHeaders(facts: RequestFacts): Readonly<Record<string, string>> {
  const stale = stalest.find(facts);
  if (stale === undefined) return {};
  const { seconds, reason, isAsked, status } = stale;
  const way = isAsked ? ['fwd=stale', ...(status === undefined ? [] : [`fwd-status=${status}`])] : ['hit'];
  return { 'cache-status': ['cairn', ...way, `ttl=${-seconds}`, `detail=${reason}`].join('; ') };
}
