import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { retrieveUserData } from '#generated/calls/retrieve-user-data.ts';
import { isSessionEnded } from '../account/account-context.ts';
import { getSignInPath } from '../account/sign-in-path.ts';
import { getAccountPath } from '../site/account-paths.ts';
import { requestContext } from '../request/router-context.ts';
import type { RouteHandle } from '../request/route-rules.ts';

export const handle: RouteHandle = { mediaTypes: ['application/x-www-form-urlencoded'] };

/** No link leads to this address. */
export function loader({ context: router }: LoaderFunctionArgs): Response {
  return redirect(getAccountPath(router.get(requestContext).site, 'data'));
}

/** Sends all stored data of a customer as a file. */
export async function action({ context: router }: ActionFunctionArgs): Promise<Response> {
  const context = router.get(requestContext);
  const session = context.session;
  const here = getAccountPath(context.site, 'data');
  if (session.customerId === undefined) return redirect(getSignInPath({ request: context, here }, 'first'));
  try {
    const record = await retrieveUserData(session.calls, { body: {} });
    return new Response(JSON.stringify(record, null, 2), {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="${context.site.brand}-account.json"`,
        'cache-control': 'no-store',
      },
    });
  } catch (error) {
    if (!isSessionEnded(error)) throw error;
    return redirect(getSignInPath({ request: context, here }, 'ended'));
  }
}
