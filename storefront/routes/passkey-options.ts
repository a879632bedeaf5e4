import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { ServiceError } from '#commerce/client/service-error.ts';
import { passkeyPurposeField, type PasskeyPurpose, type PasskeyRejection } from '#commerce/account/passkeys/passkey-options.ts';
import { getErrorMessage } from '#commerce/errors/error-messages.ts';
import { getErrorMessages } from '#commerce/errors/error-messages-for.ts';
import { beginPasskey } from '#generated/calls/begin-passkey.ts';
import { beginPasskeySignIn as beginPasskeySignInCall } from '#generated/calls/begin-passkey-sign-in.ts';
import { formatMessage } from '#messages/runtime/format-message.ts';
import { requestContext } from '../request/router-context.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { RouteHandle } from '../request/route-rules.ts';
import { beginPasskeySignIn } from '../session/passkey-sign-in.ts';
import { getAccountPath } from '../site/account-paths.ts';

export const handle: RouteHandle = { mediaTypes: ['application/x-www-form-urlencoded'] };

const uncached = { 'cache-control': 'no-store' };

/** No link leads to this address. */
export function loader({ context: router }: LoaderFunctionArgs): Response {
  return redirect(getAccountPath(router.get(requestContext).site));
}

/** Returns authenticator options: to sign in with a passkey, or to add one to the signed-in customer's account. */
export async function action({ request, context: router }: ActionFunctionArgs): Promise<Response> {
  const context = router.get(requestContext);
  const session = context.session;
  const purpose = (await request.formData()).get(passkeyPurposeField);
  const isNew = purpose === ('add' satisfies PasskeyPurpose);
  try {
    const options = isNew
      ? await beginPasskey(session.calls, { body: { origin: context.url.origin } })
      : await beginPasskeySignIn(session, context);
    return Response.json(options, { headers: uncached });
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return Response.json(createPasskeyRejection(error, context), { status: error.status ?? 502, headers: uncached });
  }
}

function createPasskeyRejection(
  { errorId = '', retryAfter }: ServiceError,
  { site: { locale, languageTag } }: RequestContext,
): PasskeyRejection {
  const messages = getErrorMessages(locale, [beginPasskey, beginPasskeySignInCall]);
  return { notice: getErrorMessage(messages, errorId, languageTag, { retryAfter }) ?? formatMessage(messages.unknown, languageTag) };
}
