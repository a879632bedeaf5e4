import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { requestContext } from '../request/router-context.ts';

/** An address without a locale leads to the visitor's own: the remembered one, or what the browser asks for. The query comes along. */
export function loader({ context: router }: Pick<LoaderFunctionArgs, 'context'>): Response {
  return leadIn(router, 302);
}

/** What was sent is sent again there. */
export function action({ context: router }: Pick<ActionFunctionArgs, 'context'>): Response {
  return leadIn(router, 307);
}

function leadIn(router: LoaderFunctionArgs['context'], status: 302 | 307): Response {
  const { site, url } = router.get(requestContext);
  return redirect(`/${site.locale}${url.pathname.replace(/\/+$/, '')}${url.search}`, {
    status,
    headers: { vary: 'Accept-Language, Cookie', 'cache-control': 'private, no-cache' },
  });
}
