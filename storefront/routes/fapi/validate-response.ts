import type { ActionFunctionArgs } from 'react-router';
import type { ResponseReport } from '#generated/openapi/internal.ts';
import type { OperationId } from '#generated/openapi/operations.ts';
import { operationValidators } from '#generated/openapi/validators.ts';
import { compareResponse } from '../../contract-mode/compare-response.ts';
import { isLarge } from '../../contract-mode/is-large.ts';
import { getContractMode } from '../../request/contract/observe-responses.ts';
import { requestContext } from '../../request/router-context.ts';
import type { RouteHandle } from '../../request/route-rules.ts';
import { createErrorResponse } from './document-response.ts';
import { readValidBody } from './read-valid-body.ts';
import { getLoggedPath } from './logged-path.ts';

export const handle: RouteHandle = { mediaTypes: ['application/json'] };

/** Compares a response that a page has received with the contract of its operation. */
export async function action({ request, context: router, params }: ActionFunctionArgs): Promise<Response> {
  const context = router.get(requestContext);
  const { contract = '' } = params;
  if (!isOperation(contract)) return createErrorResponse(400, 'API400', 'params/contract: must be an operationId', context);
  const report = await readValidBody<ResponseReport>(request, operationValidators.reportResponse.request.body, context);
  if (report instanceof Response) return report;
  const { data, reportedBy, path, ...received } = report;
  const { services } = context;
  const source = { reportedBy, mode: getContractMode(context) };
  const response = { ...received, operationId: contract, body: data, path: getLoggedPath(path) };
  const { contractReports: { mayStore, withinBudget = runAlways } = {} } = services;
  // Anybody can send a report, and shoppers need the server's time.
  const isCompared = !isLarge(data) && withinBudget(() => compareResponse(response, source, services, mayStore));
  if (!isCompared) services.log.warn('[cairn] [contract] a report is too expensive to compare', { contract });
  return new Response(null, { status: 204 });
}

function runAlways(work: () => void): boolean {
  work();
  return true;
}

const isOperation = (name: string): name is OperationId => Object.hasOwn(operationValidators, name);
