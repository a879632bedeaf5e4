import type { ActionFunctionArgs } from 'react-router';
import type { RouteHandle } from '../request/route-rules.ts';
import { respondWithData, toDialogResult } from './account-response.ts';

export const handle: RouteHandle = { mediaTypes: ['application/x-www-form-urlencoded'] };

/** Handles a form of an account page that a script sends, so that the page stays when the form is rejected. */
export function action(args: ActionFunctionArgs): Promise<Response> {
  return respondWithData(args, async (screen, request) =>
    toDialogResult(await screen.sendFromPage(await args.request.formData(), request)),
  );
}
