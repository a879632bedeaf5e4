import { redirect, type LoaderFunctionArgs } from 'react-router';
import { requestContext } from '../request/router-context.ts';
import { getIconHref } from '../head/icon.ts';

/** Browsers request it if a document names no icon. */
export function loader({ context: router }: LoaderFunctionArgs): Response {
  const { site } = router.get(requestContext);
  return redirect(getIconHref(site.brand), { status: 302, headers: { 'cache-control': 'public, max-age=86400' } });
}
