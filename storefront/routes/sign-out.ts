import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { accountPath } from '../site/account-paths.ts';
import { ownPath } from '../site/own-path.ts';
import { requestContext, servicesContext } from '../request/contexts.ts';
import type { RouteHandle } from '../request/route-rules.ts';
import { sessionOf } from '../session/session-of.ts';

export const handle: RouteHandle = { takes: ['application/x-www-form-urlencoded'] };

/** Pages that are for nobody once their shopper has gone, behind the locale. */
const PERSONAL = /^\/[^/]+\/(?:account|cart|checkout|favorites|order-confirmation)(?:\/|$)/;

/** Nobody comes here by a link. */
export function loader({ context }: LoaderFunctionArgs): Response {
  return redirect(accountPath(context.get(requestContext).site));
}

/** Ends the session, and leads back to the page that the shopper was on; from those that are a shopper's own, home. */
export async function action({ context }: ActionFunctionArgs): Promise<Response> {
  const facts = context.get(requestContext);
  await sessionOf(facts, context.get(servicesContext)).signOut();
  const home = `/${facts.site.locale}`;
  const referrer = facts.headers.get('referer');
  const from = referrer !== null && URL.canParse(referrer) ? ownPath(new URL(referrer).pathname, facts.site) : undefined;
  return redirect(from === undefined || PERSONAL.test(from) ? home : from, { status: 303 });
}
