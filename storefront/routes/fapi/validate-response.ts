import type { ActionFunctionArgs } from 'react-router';
import type { ResponseReport } from '#generated/openapi/internal.ts';
import { operationValidators } from '#generated/openapi/validators.ts';
import { requestContext } from '../../request/router-context.ts';
import type { RouteHandle } from '../../request/route-rules.ts';
import { errorAnswer } from './document-answer.ts';
import { judgedBody } from './judged-body.ts';
import { getLoggedPath } from './logged-path.ts';

export const handle: RouteHandle = { takes: ['application/json'] };

/** Characters of a reported error in the log. */
const MAX_ERROR = 500;

/** Logs a browser's report that a response did not match its contract. The response's data is not logged. */
export async function action({ request, context: router, params }: ActionFunctionArgs): Promise<Response> {
  const context = router.get(requestContext);
  const { contract = '' } = params;
  if (!Object.hasOwn(operationValidators, contract)) return errorAnswer(400, 'API400', 'params/contract: must be an operationId', context);
  const body = await judgedBody<ResponseReport>(request, operationValidators.reportResponse.request.body, context);
  if (body instanceof Response) return body;
  const { error, path, method } = body;
  context.services.log.warn('[cairn] [contract] a response did not match its contract', {
    contract,
    error: JSON.stringify(error).slice(0, MAX_ERROR),
    path: getLoggedPath(path),
    method,
  });
  return new Response(null, { status: 204 });
}
