import { examples } from '#generated/openapi/examples.ts';
import type { OperationResponse, OperationId } from '#generated/openapi/operations.ts';

const STANDARD = 200;

/** Status of an operation's success: 200 if the contract has it, otherwise the first 2xx. */
export function getSuccessStatus(statuses: readonly number[]): number {
  return statuses.includes(STANDARD) ? STANDARD : (statuses.find((status) => status >= 200 && status < 300) ?? STANDARD);
}

/** The contract's example of a response; undefined without a body. */
export const readExample = (operationId: OperationId, status: number): unknown => examples[operationId][status];

/** The typed example of a success. The tests of the contract validate every example. */
export function getExample<Id extends OperationId>(operationId: Id, status: 200 | 201): OperationResponse<Id> {
  return readExample(operationId, status) as OperationResponse<Id>;
}
