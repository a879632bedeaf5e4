import type { LoaderFunctionArgs } from 'react-router';
import { requestContext, servicesContext } from '../request/contexts.ts';
import type { RouteHandle } from '../request/route-rules.ts';
import { answerApi } from '../session/gateway.ts';

/** Calls of page scripts (`/api/*`); see storefront/session/gateway.ts. */
export function loader({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>): Promise<Response> {
  return answerApi(request, context.get(requestContext), context.get(servicesContext));
}

export const action = loader;

export const handle: RouteHandle = { isDirect: true };
