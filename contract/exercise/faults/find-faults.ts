import { createCallMatcher } from '../../har/match-call.ts';
import { runContract, type RunOptions } from '../run-contract.ts';
import type { Transport } from '../target.ts';
import { faults, type Fault } from './faults.ts';

/** Wraps a server to inject a fault. */
function injectFault({ contract, transport }: RunOptions, { operationId, statuses, inject }: Fault): Transport {
  const match = createCallMatcher(contract);
  return async (request) => {
    const response = await transport(request);
    const [path = ''] = request.target.split('?');
    if (!response || match(request.method, path)?.call.operationId !== operationId) return response;
    const isMeant = statuses === 'success' ? response.status < 300 : response.status >= 400 && response.status < 500;
    return isMeant ? inject(response) : response;
  };
}

export interface FaultResult {
  readonly fault: Fault;
  readonly isFound: boolean;
}

/** Runs the operation of each fault against a server with that fault only. Operations with faults require no session. */
export async function findFaults(options: RunOptions): Promise<readonly FaultResult[]> {
  const results: FaultResult[] = [];
  for (const fault of faults) {
    const target = { ...options.target, isMock: true };
    // oxlint-disable-next-line no-await-in-loop -- the server has one fault at a time
    const report = await runContract({ ...options, target, only: fault.operationId, transport: injectFault(options, fault) });
    const { kind, pointer } = fault.expected;
    const isFound = report
      .findings()
      .some((finding) => finding.operationId === fault.operationId && finding.kind === kind && finding.pointer === pointer);
    results.push({ fault, isFound });
  }
  return results;
}
