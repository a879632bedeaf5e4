import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { forgetProofs } from '../account/orders/order-proof.ts';
import { getStaffSignInPath } from '../site/staff-paths.ts';
import { getAccountPath } from '../site/account-paths.ts';
import { getReferringPage } from '../request/referring-page.ts';
import { requestContext } from '../request/router-context.ts';
import type { RouteHandle } from '../request/route-rules.ts';

export const handle: RouteHandle = { mediaTypes: ['application/x-www-form-urlencoded'] };

/** Paths that require the shopper's session, behind the locale. */
const PERSONAL = /^\/[^/]+\/(?:account|cart|checkout|favorites|order-confirmation|orders)(?:\/|$)/;

/** No link leads to this address. */
export function loader({ context: router }: LoaderFunctionArgs): Response {
  return redirect(getAccountPath(router.get(requestContext).site));
}

/** Ends the session and redirects to the previous page, or to the home page if that one was personal. */
export async function action({ context: router }: ActionFunctionArgs): Promise<Response> {
  const context = router.get(requestContext);
  const { staff } = context.session;
  await context.session.signOut();
  forgetProofs(context);
  if (staff) return redirect(getStaffSignInPath(context.site, staff.type, { done: 'ended' }), { status: 303 });
  const home = `/${context.site.locale}`;
  const from = getReferringPage(context)?.split('?', 1)[0];
  return redirect(from === undefined || PERSONAL.test(from) ? home : from, { status: 303 });
}
