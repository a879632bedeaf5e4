import type { Call } from '../document/read-contract.ts';
import { getExampleRequest } from './caller.ts';
import type { CallerPool } from './caller-pool.ts';
import { describeRequest, type Exchanger } from './exchange.ts';
import { fillIds } from './fill-ids.ts';
import type { Report } from './report.ts';
import type { Role, Target } from './target.ts';

const roles: readonly Role[] = ['anyone', 'guest', 'registered', 'associate', 'agent'];

export interface CheckOptions {
  readonly exchanger: Exchanger;
  readonly report: Report;
  readonly target: Target;
  readonly pool: CallerPool;
  readonly timeLeft: () => number;
}

/** Sends an operation in each role that may not call it. The response must be 401 or 403. */
export async function checkRoles(call: Call, { exchanger, report, target, pool }: CheckOptions): Promise<void> {
  if (!call.security.includes('accessToken')) return;
  for (const role of roles.filter((name) => !call.audience.some((admitted) => admitted === name))) {
    // oxlint-disable-next-line no-await-in-loop -- a role's first session is opened for all of its calls
    const caller = await pool.get(role);
    if (!caller) continue;
    const drawn = fillIds(call, { kind: 'valid', pick: 0, ...getExampleRequest(call) }, caller.known, target.examples);
    // oxlint-disable-next-line no-await-in-loop -- one role after the other
    const { status, findings, request } = await exchanger.send(call, drawn, caller.accessToken);
    const line = describeRequest(request);
    for (const finding of findings) report.add({ ...finding, request: line });
    if (status === undefined || status === 401 || status === 403 || status >= 500) continue;
    const expected = `401 or 403 for the role ${role}`;
    report.add({ operationId: call.operationId, status, kind: 'accepts-role', pointer: '', expected, request: line });
  }
}
