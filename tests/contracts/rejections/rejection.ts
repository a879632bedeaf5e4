import type { OperationId, OperationErrorCode } from '#generated/openapi/operations.ts';
import type { Sent } from '../call/call-script.ts';
import type { Stage } from '../call/stage.ts';

/** A request that provokes an error code of an operation. */
export interface Rejection<Id extends OperationId = OperationId> {
  readonly operationId: Id;
  readonly status: number;
  readonly code: string;
  readonly when: string;
  /** Changes the shop, and a request that would succeed otherwise. */
  provoke(sent: Sent, stage: Stage): Promise<Sent> | Sent;
}

/** Checks that the operation declares the code. */
export function createRejection<Id extends OperationId>(
  operationId: Id,
  status: number,
  code: OperationErrorCode<Id>,
  when: string,
  provoke: Rejection['provoke'],
): Rejection {
  return { operationId, status, code, when, provoke };
}

/** The same request with some properties of its body changed. */
export function changeBody(sent: Sent, changes: object): Sent {
  return { ...sent, body: { ...(sent.body as object), ...changes } };
}

/** The same request with some parameters of its path changed. */
export function changeParams(sent: Sent, changes: Readonly<Record<string, unknown>>): Sent {
  return { ...sent, params: { ...sent.params, ...changes } };
}
