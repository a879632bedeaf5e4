import type { ActionFunctionArgs } from 'react-router';
import { operationValidators } from '#generated/openapi/validators.ts';
import { requestContext, servicesContext } from '../../request/contexts.ts';
import type { RouteHandle } from '../../request/route-rules.ts';
import { judgedBody } from './judged-body.ts';

/** A beacon's text comes as text/plain. */
export const handle: RouteHandle = { takes: ['application/json', 'text/plain'] };

/** A batch of measurements from a browser. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const body = await judgedBody<object>(request, operationValidators.ingestPerformance.request.body, context.get(requestContext));
  if (body instanceof Response) return body;
  context.get(servicesContext).log.info('[cairn] [performance] measured', { ...body });
  return new Response(null, { status: 204 });
}
