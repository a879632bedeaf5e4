import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { requestContext } from '../request/router-context.ts';

/** Redirects an address without a locale to the visitor's own: the stored one, or else the browser's. The query stays unchanged. */
export function loader({ context: router }: Pick<LoaderFunctionArgs, 'context'>): Response {
  return redirectToLocale(router, 302);
}

/** The browser repeats the request with its body. */
export function action({ context: router }: Pick<ActionFunctionArgs, 'context'>): Response {
  return redirectToLocale(router, 307);
}

function redirectToLocale(router: LoaderFunctionArgs['context'], status: 302 | 307): Response {
  const { site, url } = router.get(requestContext);
  return redirect(`/${site.locale}${url.pathname.replace(/\/+$/, '')}${url.search}`, {
    status,
    headers: { vary: 'Accept-Language, Cookie', 'cache-control': 'private, no-cache' },
  });
}
