import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import type { RouteHandle } from '../request/route-rules.ts';
import { answerAsData, formAnswer } from './account-answer.ts';

export const handle: RouteHandle = { takes: ['application/x-www-form-urlencoded'] };

/** Loads an account page for a dialog, as data. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return answerAsData(args, async (screen, request) => ({ page: await screen.showInDialog(request) }));
}

/** Handles a form in such a dialog. */
export function action(args: ActionFunctionArgs): Promise<Response> {
  return answerAsData(args, async (screen, request) => formAnswer(await screen.sendFromDialog(await args.request.formData(), request)));
}
