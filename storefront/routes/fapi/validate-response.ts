import type { ActionFunctionArgs } from 'react-router';
import { operationValidators } from '#generated/openapi/validators.ts';
import { requestContext } from '../../request/router-context.ts';
import type { RouteHandle } from '../../request/route-rules.ts';
import { judgedBody } from './judged-body.ts';

export const handle: RouteHandle = { takes: ['application/json'] };

/** A browser tells that an answer did not keep to its contract; the report is logged, without the answer's data. */
export async function action({ request, context: router, params }: ActionFunctionArgs): Promise<Response> {
  const context = router.get(requestContext);
  const body = await judgedBody<{ error: unknown; path: string; method: string }>(
    request,
    operationValidators.reportResponse.request.body,
    context,
  );
  if (body instanceof Response) return body;
  const { error, path, method } = body;
  context.services.log.warn('[cairn] [contract] an answer did not keep to its contract', {
    contract: params.contract,
    error,
    path,
    method,
  });
  return new Response(null, { status: 204 });
}
