import type { ActionFunctionArgs } from 'react-router';
import { operationValidators } from '#generated/openapi/validators.ts';
import { allows } from '../../request/consent.ts';
import { requestContext, servicesContext } from '../../request/contexts.ts';
import type { RouteHandle } from '../../request/route-rules.ts';
import { judgedBody } from './judged-body.ts';

/** A beacon's text comes as text/plain. */
export const handle: RouteHandle = { takes: ['application/json', 'text/plain'] };

/** A batch of measurements from a browser, noted of those alone who allow statistics. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const facts = context.get(requestContext);
  const body = await judgedBody<object>(request, operationValidators.ingestPerformance.request.body, facts);
  if (body instanceof Response) return body;
  if (allows(facts, 'analytics')) context.get(servicesContext).log.info('[cairn] [performance] measured', { ...body });
  return new Response(null, { status: 204 });
}
