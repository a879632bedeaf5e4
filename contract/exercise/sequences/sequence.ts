import type { OperationResponse, OperationId } from '#generated/openapi/operations.ts';
import type { RequestInput } from '../../request/write-request.ts';
import type { Caller } from '../caller.ts';
import { describeRequest } from '../exchange.ts';
import type { Finding } from '../finding.ts';
import type { Role, Target } from '../target.ts';

export interface SequenceScene {
  readonly caller: Caller;
  readonly seed: number;
  readonly target: Target;
  readonly skip: (sentence: string) => void;
}

/** Requests that build on each other: each reads what the previous ones wrote. */
export interface Sequence {
  readonly name: string;
  readonly roles: readonly Role[];
  run(scene: SequenceScene): Promise<void>;
}

/** Thrown if a response contradicts the previous ones. */
export class SequenceError extends Error {
  readonly finding: Finding;

  constructor(finding: Omit<Finding, 'kind' | 'pointer'>) {
    super(finding.expected);
    this.finding = { ...finding, kind: 'breaks-sequence', pointer: '' };
  }
}

/**
 * Returns the body of a request that must succeed.
 * @throws {SequenceError}
 */
export async function succeed<Id extends OperationId>(
  caller: Caller,
  operationId: Id,
  parts?: RequestInput,
): Promise<OperationResponse<Id>> {
  const { status, body, request } = await caller.send(operationId, parts);
  if (status === undefined || status > 299)
    throw new SequenceError({ operationId, status, expected: 'success', example: body, request: describeRequest(request) });
  return body as OperationResponse<Id>;
}

/**
 * Sends a request that must fail with the status.
 * @throws {SequenceError}
 */
export async function fail(caller: Caller, operationId: OperationId, expected: number, parts?: RequestInput): Promise<void> {
  const { status, body, request } = await caller.send(operationId, parts);
  if (status !== expected)
    throw new SequenceError({ operationId, status, expected: String(expected), example: body, request: describeRequest(request) });
}

/**
 * Asserts a condition about the latest response of an operation.
 * @throws {SequenceError}
 */
export function expectThat(holds: boolean, operationId: OperationId, expected: string, example?: unknown): void {
  if (!holds) throw new SequenceError({ operationId, status: 200, expected, example, request: operationId });
}
