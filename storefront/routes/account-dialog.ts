import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import type { RouteHandle } from '../request/route-rules.ts';
import { respondWithData, toDialogResult } from './account-response.ts';

export const handle: RouteHandle = { mediaTypes: ['application/x-www-form-urlencoded'] };

/** Loads an account page for a dialog, as data. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return respondWithData(args, async (screen, request) => ({ page: await screen.showInDialog(request) }));
}

/** Handles a form in such a dialog. */
export function action(args: ActionFunctionArgs): Promise<Response> {
  return respondWithData(args, async (screen, request) =>
    toDialogResult(await screen.sendFromDialog(await args.request.formData(), request)),
  );
}
