import type { ActionFunctionArgs, RouterContextProvider } from 'react-router';

/** Arguments that the router passes to a route's loader or action. */
export function createRouteArgs(
  request: Request,
  context: RouterContextProvider,
  params: ActionFunctionArgs['params'] = {},
): ActionFunctionArgs {
  return { request, url: new URL(request.url), pattern: '', params, context };
}
