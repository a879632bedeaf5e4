import { findDrift } from '../drift/find-drift.ts';
import type { OperationId } from '#generated/openapi/operations.ts';
import type { Call } from '../document/read-contract.ts';
import type { Finding } from './finding.ts';
import type { ReceivedResponse } from './target.ts';

/** Operations that drop invalid events instead of rejecting the request. */
const droppingOperations: ReadonlySet<OperationId> = new Set(['decide', 'recordEvents', 'ingestPerformance']);
const stack = /\bat (?:async )?[\w.<>]+ \((?:file|node):/;

export type ResponseFault = Omit<Finding, 'request'>;

function parseBody(body: string): unknown {
  if (body === '') return undefined;
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}

export interface ResponseValidation {
  /** Parsed JSON, other text, or undefined. */
  readonly body: unknown;
  readonly findings: readonly ResponseFault[];
}

/**
 * Finds all errors of a response.
 * @param isAllowed True if the contract allows the request
 */
export function validateResponse(call: Call, isAllowed: boolean, response: ReceivedResponse | undefined): ResponseValidation {
  const { operationId } = call;
  if (!response) {
    const none = { operationId, status: undefined, kind: 'no-response', pointer: '', expected: 'a response in time' } as const;
    return { body: undefined, findings: [none] };
  }
  const { status, headers } = response;
  const body = parseBody(response.body);
  const createFinding = (kind: ResponseFault['kind'], expected: string): ResponseFault => ({
    operationId,
    status,
    kind,
    pointer: '',
    expected,
  });
  return {
    body,
    findings: [
      ...findDrift({ operationId, status, headers, body }).map((drift): ResponseFault => ({ ...drift, operationId })),
      ...(status >= 500 && (status === 500 || !call.statuses.includes(status)) ? [createFinding('server-error', 'no server error')] : []),
      ...(stack.test(response.body) ? [createFinding('stack-trace', 'no stack trace')] : []),
      ...(!isAllowed && status < 400 && !droppingOperations.has(operationId)
        ? [createFinding('accepts-broken', 'an error, as the contract forbids the request')]
        : []),
    ],
  };
}
