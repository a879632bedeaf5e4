import type { LoaderFunctionArgs } from 'react-router';
import { requestContext } from '../request/router-context.ts';
import type { RouteHandle } from '../request/route-rules.ts';
import { handleApiCall } from '../session/gateway.ts';

/** Handles calls of page scripts (`/api/*`); see storefront/session/gateway.ts. */
export function loader({ request, context: router }: Pick<LoaderFunctionArgs, 'request' | 'context'>): Promise<Response> {
  return handleApiCall(request, router.get(requestContext));
}

export const action = loader;

export const handle: RouteHandle = { isDirect: true };
