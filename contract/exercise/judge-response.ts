import { findDrift } from '../drift/find-drift.ts';
import type { OperationId } from '#generated/openapi/operations.ts';
import type { Call } from '../document/read-contract.ts';
import type { Finding } from './finding.ts';
import type { ReceivedResponse } from './target.ts';

/** Operations that drop invalid events instead of rejecting the request. */
const dropsBroken: ReadonlySet<OperationId> = new Set(['decide', 'recordEvents', 'ingestPerformance']);
const stack = /\bat (?:async )?[\w.<>]+ \((?:file|node):/;

export type Judged = Omit<Finding, 'request'>;

function parseBody(body: string): unknown {
  if (body === '') return undefined;
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}

export interface Judgement {
  /** Parsed JSON, other text, or undefined. */
  readonly body: unknown;
  readonly findings: readonly Judged[];
}

/**
 * Finds all errors of a response.
 * @param isAllowed True if the contract allows the request
 */
export function judgeResponse(call: Call, isAllowed: boolean, response: ReceivedResponse | undefined): Judgement {
  const { operationId } = call;
  if (!response) {
    const none = { operationId, status: undefined, kind: 'no-response', pointer: '', expected: 'a response in time' } as const;
    return { body: undefined, findings: [none] };
  }
  const { status, headers } = response;
  const body = parseBody(response.body);
  const finding = (kind: Judged['kind'], expected: string): Judged => ({ operationId, status, kind, pointer: '', expected });
  return {
    body,
    findings: [
      ...findDrift({ operationId, status, headers, body }).map((drift): Judged => ({ ...drift, operationId })),
      ...(status >= 500 && (status === 500 || !call.statuses.includes(status)) ? [finding('server-error', 'no server error')] : []),
      ...(stack.test(response.body) ? [finding('stack-trace', 'no stack trace')] : []),
      ...(!isAllowed && status < 400 && !dropsBroken.has(operationId)
        ? [finding('accepts-broken', 'an error, as the contract forbids the request')]
        : []),
    ],
  };
}
