import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { dialogPages, type DialogPage } from '#commerce/account/dialog-address.ts';
import type { AccountDialogAnswer } from '#commerce/account/form-model.ts';
import type { AccountScreenDefinition } from '../account/define-account-screen.ts';
import { requestContext } from '../request/router-context.ts';
import type { RouteHandle } from '../request/route-rules.ts';
import type { ScreenRequest } from '../screen/define-screen.ts';
import { screen as employeeTerms } from '../screens/account/employee-terms/screen.ts';
import { screen as enrollment } from '../screens/account/enrollment/screen.ts';
import { screen as forgotPassword } from '../screens/account/forgot-password/screen.ts';
import { screen as interests } from '../screens/account/interests/screen.ts';
import { screen as loyalty } from '../screens/account/loyalty/screen.ts';
import { screen as signIn } from '../screens/account/sign-in/screen.ts';
import { screen as signUp } from '../screens/account/sign-up/screen.ts';
import { screen as signedIn } from '../screens/account/signed-in/screen.ts';

export const handle: RouteHandle = { takes: ['application/x-www-form-urlencoded'] };

const screens: Readonly<Record<DialogPage, AccountScreenDefinition>> = {
  'sign-in': signIn,
  'sign-up': signUp,
  'forgot-password': forgotPassword,
  'signed-in': signedIn,
  enrollment,
  interests,
  'employee-terms': employeeTerms,
  loyalty,
};

type Handled = LoaderFunctionArgs | ActionFunctionArgs;

/** A page of the account area, as a dialog wants it. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return answered(args, async (screen, request) => ({ page: await screen.showInDialog(request) }));
}

/** A form of such a dialog. */
export function action(args: ActionFunctionArgs): Promise<Response> {
  return answered(args, async (screen, request) => answerOf(await screen.sendFromDialog(await args.request.formData(), request)));
}

async function answered(
  { params, context: router }: Handled,
  answer: (screen: AccountScreenDefinition, request: ScreenRequest) => Promise<AccountDialogAnswer>,
): Promise<Response> {
  const page = dialogPages.find((one) => one === params.page);
  if (page === undefined) throw data(null, { status: 404 });
  const request = { params, context: router.get(requestContext) };
  try {
    return sent(await answer(screens[page], request));
  } catch (thrown) {
    const to = thrown instanceof Response ? thrown.headers.get('location') : null;
    if (to === null) throw thrown;
    return sent({ to });
  }
}

function answerOf(answer: Awaited<ReturnType<AccountScreenDefinition['sendFromDialog']>>): AccountDialogAnswer {
  return typeof answer === 'string' ? { to: answer } : { refused: answer.refused };
}

function sent(answer: AccountDialogAnswer): Response {
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } });
}
