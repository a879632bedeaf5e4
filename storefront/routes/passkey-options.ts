import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { ServiceError } from '#commerce/client/service-error.ts';
import { passkeyPurposeField, type PasskeyPurpose, type PasskeyRefusal } from '#commerce/account/passkeys/passkey-options.ts';
import { errorMessageOf } from '#commerce/errors/error-messages.ts';
import { errorMessagesFor } from '#commerce/errors/error-messages-for.ts';
import { beginPasskey } from '#generated/calls/begin-passkey.ts';
import { formatMessage } from '#messages/runtime/format-message.ts';
import { requestContext, servicesContext } from '../request/contexts.ts';
import type { RequestFacts } from '../request/request.ts';
import type { RouteHandle } from '../request/route-rules.ts';
import { beginPasskeySignIn } from '../session/passkey-sign-in.ts';
import { sessionOf } from '../session/session-of.ts';
import { accountPath } from '../site/account-paths.ts';

export const handle: RouteHandle = { takes: ['application/x-www-form-urlencoded'] };

const uncached = { 'cache-control': 'no-store' };

/** Nobody comes here by a link. */
export function loader({ context }: LoaderFunctionArgs): Response {
  return redirect(accountPath(context.get(requestContext).site));
}

/** What a page's script asks an authenticator with: for a passkey that signs somebody in, or for a new one of who has signed in. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const facts = context.get(requestContext);
  const session = sessionOf(facts, context.get(servicesContext));
  const purpose = (await request.formData()).get(passkeyPurposeField);
  const isNew = purpose === ('add' satisfies PasskeyPurpose);
  try {
    const options = isNew
      ? await beginPasskey(session.calls, { body: { origin: facts.url.origin } })
      : await beginPasskeySignIn(session, facts);
    return Response.json(options, { headers: uncached });
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return Response.json(refusalOf(error, facts), { status: error.status ?? 502, headers: uncached });
  }
}

function refusalOf({ errorId = '' }: ServiceError, { site: { locale, languageTag } }: RequestFacts): PasskeyRefusal {
  const messages = errorMessagesFor(locale, ['beginPasskey', 'beginPasskeySignIn']);
  return { notice: errorMessageOf(messages, errorId, languageTag) ?? formatMessage(messages.unknown, languageTag) };
}
