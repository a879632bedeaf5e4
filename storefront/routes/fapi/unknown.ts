import type { LoaderFunctionArgs } from 'react-router';
import { requestContext } from '../../request/router-context.ts';
import type { RouteHandle } from '../../request/route-rules.ts';
import { createErrorResponse } from './document-response.ts';

export function loader({ context: router }: LoaderFunctionArgs): Response {
  const context = router.get(requestContext);
  return createErrorResponse(404, 'API404', `There is no call at ${context.url.pathname}.`, context);
}

export const action = loader;

export const handle: RouteHandle = { handlesMethods: true };
