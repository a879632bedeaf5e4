import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { retrieveUserData } from '#generated/calls/retrieve-user-data.ts';
import { isRefused } from '../account/account-context.ts';
import { signInPath } from '../account/ways.ts';
import { accountPath } from '../site/account-paths.ts';
import { requestContext, servicesContext } from '../request/contexts.ts';
import type { RouteHandle } from '../request/route-rules.ts';
import { sessionOf } from '../session/session-of.ts';

export const handle: RouteHandle = { takes: ['application/x-www-form-urlencoded'] };

/** Nobody comes here by a link. */
export function loader({ context }: LoaderFunctionArgs): Response {
  return redirect(accountPath(context.get(requestContext).site, 'data'));
}

/** All that is kept of a customer, as a file. */
export async function action({ context }: ActionFunctionArgs): Promise<Response> {
  const facts = context.get(requestContext);
  const session = sessionOf(facts, context.get(servicesContext));
  const here = accountPath(facts.site, 'data');
  if (session.customerId === undefined) return redirect(signInPath({ facts, here }, 'first'));
  try {
    const record = await retrieveUserData(session.calls, { body: {} });
    return new Response(JSON.stringify(record, null, 2), {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="${facts.site.brand}-account.json"`,
        'cache-control': 'no-store',
      },
    });
  } catch (error) {
    if (!isRefused(error)) throw error;
    return redirect(signInPath({ facts, here }, 'ended'));
  }
}
