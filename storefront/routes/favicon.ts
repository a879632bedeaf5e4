import { redirect, type LoaderFunctionArgs } from 'react-router';
import { requestContext } from '../request/router-context.ts';
import { iconHref } from '../head/icon.ts';

/** Browsers ask for it where no document names an icon. */
export function loader({ context: router }: LoaderFunctionArgs): Response {
  const { site } = router.get(requestContext);
  return redirect(iconHref(site.brand), { status: 302, headers: { 'cache-control': 'public, max-age=86400' } });
}
