import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { dialogPages, type DialogPage } from '#commerce/account/dialog-address.ts';
import type { AccountDialogResponse } from '#commerce/account/form-model.ts';
import type { AccountFormResult, AccountScreenDefinition } from '../account/define-account-screen.ts';
import { requestContext } from '../request/router-context.ts';
import type { ScreenRequest } from '../screen/define-screen.ts';
import { screen as employeeTerms } from '../screens/account/employee-terms/screen.ts';
import { screen as enrollment } from '../screens/account/enrollment/screen.ts';
import { screen as forgotPassword } from '../screens/account/forgot-password/screen.ts';
import { screen as interests } from '../screens/account/interests/screen.ts';
import { screen as loyalty } from '../screens/account/loyalty/screen.ts';
import { screen as notifyMe } from '../screens/account/notify-me/screen.ts';
import { screen as signIn } from '../screens/account/sign-in/screen.ts';
import { screen as signUp } from '../screens/account/sign-up/screen.ts';
import { screen as signedIn } from '../screens/account/signed-in/screen.ts';

const screens: Readonly<Record<DialogPage, AccountScreenDefinition>> = {
  'sign-in': signIn,
  'sign-up': signUp,
  'forgot-password': forgotPassword,
  'signed-in': signedIn,
  enrollment,
  interests,
  'employee-terms': employeeTerms,
  loyalty,
  'notify-me': notifyMe,
};

/** Responds for an account page with data; a redirect becomes an address in the data. */
export async function respondWithData(
  { params, context: router }: LoaderFunctionArgs | ActionFunctionArgs,
  result: (screen: AccountScreenDefinition, request: ScreenRequest) => Promise<AccountDialogResponse>,
): Promise<Response> {
  const page = dialogPages.find((one) => one === params.page);
  if (page === undefined) throw data(null, { status: 404 });
  const request = { params, context: router.get(requestContext) };
  try {
    return createResponse(await result(screens[page], request));
  } catch (thrown) {
    const to = thrown instanceof Response ? thrown.headers.get('location') : null;
    if (to === null) throw thrown;
    return createResponse({ to });
  }
}

export function toDialogResult(result: AccountFormResult): AccountDialogResponse {
  return typeof result === 'string' ? { to: result } : { rejection: result.rejection };
}

function createResponse(result: AccountDialogResponse): Response {
  return Response.json(result, { headers: { 'cache-control': 'no-store' } });
}
