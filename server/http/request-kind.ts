/** Kinds of requests, each with a rate limit of its own. */
export const requestKinds = ['reading', 'searching', 'changing', 'reports'] as const;

export type RequestKind = (typeof requestKinds)[number];

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);
const search = /^\/(?:api\/products\/v2\/search\/|products\/v2\/search\/|fapi\/components\/search|[a-z]{2}-[a-z]{2}\/search(?:$|[./?]))/i;

/** Uses method and target alone, so that it costs nothing. */
export function getRequestKind(method: string, target: string): RequestKind {
  if (!reading.has(method)) return target.startsWith('/fapi/') ? 'reports' : 'changing';
  return search.test(target) ? 'searching' : 'reading';
}
