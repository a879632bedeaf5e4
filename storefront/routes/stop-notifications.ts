import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { notificationRequestLimits } from '#generated/openapi/limits.ts';
import { signUpForNotification } from '#generated/calls/sign-up-for-notification.ts';
import { mailedTokenParameter } from '../request/mailed-token-parameter.ts';
import { requestContext } from '../request/router-context.ts';
import type { RouteHandle } from '../request/route-rules.ts';
import { getAccountPath } from '../site/account-paths.ts';

/** The unsubscribe button of a mail program sends the form of RFC 8058 from outside the shop. */
export const handle: RouteHandle = { mediaTypes: ['application/x-www-form-urlencoded', 'multipart/form-data'], isCrossOriginAllowed: true };

/** The link in a mail's text redirects to a page that requires a button press. */
export function loader({ context: router }: LoaderFunctionArgs): Response {
  const { site, url } = router.get(requestContext);
  return redirect(getAccountPath(site, 'stop-notifications', { token: url.searchParams.get(mailedTokenParameter) ?? undefined }));
}

/** Stops all notifications to the address of the token. */
export async function action({ context: router }: ActionFunctionArgs): Promise<Response> {
  const { url, session } = router.get(requestContext);
  const stopToken = url.searchParams.get(mailedTokenParameter) ?? '';
  if (stopToken !== '' && stopToken.length <= notificationRequestLimits.stopToken.maxLength)
    await signUpForNotification(session.calls, { body: { stopToken } });
  return new Response(null, { status: 204 });
}
