import type { RequestContext } from '../request/request-context.ts';

/**
 * Adds the visitor's query parameters that a shared screen does not read, e.g. those of a campaign, to its redirect. A redirect of any
 * other screen, or to another origin, is not changed.
 */
export function keepParameters(redirect: Response, context: RequestContext): Response {
  const location = redirect.headers.get('location');
  if (!context.shared || location === null) return redirect;
  const to = new URL(location, context.url);
  if (to.origin !== context.url.origin) return redirect;
  const unread = getPairs(context.own.url).filter((pair) =>
    [...new URLSearchParams(pair).keys()].some((name) => !context.url.searchParams.has(name)),
  );
  to.search = [...getPairs(to), ...unread].join('&');
  const headers = new Headers(redirect.headers);
  headers.set('location', `${to.pathname}${to.search}${to.hash}`);
  return new Response(null, { status: redirect.status, headers });
}

/** Encoded as in the request, e.g. "color=dark%20blue". */
function getPairs({ search }: URL): readonly string[] {
  return search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '');
}
