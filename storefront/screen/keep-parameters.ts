import type { RequestContext } from '../request/request-context.ts';

/**
 * A redirect that a shared screen throws never saw the parameters that the screen does not read, e.g. those of a campaign: they are added
 * to where it leads within the shop.
 */
export function keepParameters(redirect: Response, context: RequestContext): Response {
  const location = redirect.headers.get('location');
  if (!context.shared || location === null) return redirect;
  const to = new URL(location, context.url);
  if (to.origin !== context.url.origin) return redirect;
  for (const [name, value] of context.own.url.searchParams) {
    if (!context.url.searchParams.has(name)) to.searchParams.append(name, value);
  }
  const headers = new Headers(redirect.headers);
  headers.set('location', `${to.pathname}${to.search}${to.hash}`);
  return new Response(null, { status: redirect.status, headers });
}
