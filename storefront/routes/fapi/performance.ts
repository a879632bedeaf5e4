import type { ActionFunctionArgs } from 'react-router';
import type { PerformanceBatch } from '#generated/openapi/internal.ts';
import { operationValidators } from '#generated/openapi/validators.ts';
import { hasConsent } from '../../request/consent.ts';
import { requestContext } from '../../request/router-context.ts';
import type { RouteHandle } from '../../request/route-rules.ts';
import { readValidBody } from './read-valid-body.ts';
import { getLoggedPath } from './logged-path.ts';

/** Beacons send text as text/plain. */
export const handle: RouteHandle = { mediaTypes: ['application/json', 'text/plain'] };

/** Records a batch of measurements from a browser, with the visitor's consent to statistics. */
export async function action({ request, context: router }: ActionFunctionArgs): Promise<Response> {
  const context = router.get(requestContext);
  const body = await readValidBody<PerformanceBatch>(request, operationValidators.ingestPerformance.request.body, context);
  if (body instanceof Response) return body;
  if (hasConsent(context, 'analytics'))
    context.services.log.info('[cairn] [performance] measured', { ...body, path: getLoggedPath(body.path) });
  return new Response(null, { status: 204 });
}
