import { errorCodes, type ErrorCode } from '#generated/errors.ts';
import { operations, type Operation, type OperationId } from '#generated/openapi/operations.ts';

/** A response that an operation returns for every request. */
export interface ForcedResponse {
  readonly status: number;
  /** Error code; that of the contract's example if absent. */
  readonly errorId?: ErrorCode;
}

/** The parts of an operation that its responses depend on. */
export interface RespondingOperation {
  readonly operationId: string;
  readonly statuses: readonly number[];
  readonly errors: readonly ErrorCode[];
}

/** Responses of a mocked service. An operation without one returns its success. */
export interface MockedCalls {
  /** Status of every operation without one of its own. */
  readonly status?: number;
  readonly responses: ReadonlyMap<OperationId, ForcedResponse>;
}

const known: readonly Operation[] = operations;

/**
 * Parses "200", "500" or "200, addItem:409:INV700": a status for all operations, and responses of single ones.
 * @throws Error with one sentence for an invalid entry.
 */
export function readMockedCalls(text: string): MockedCalls {
  let status: number | undefined;
  const responses = new Map<OperationId, ForcedResponse>();
  for (const entry of text.split(',').map((part) => part.trim())) {
    const [, operationId, code = '', errorId] = /^(?:(\w+):)?(\d{3})(?::(\w+))?$/.exec(entry) ?? [];
    if (code === '' || (operationId === undefined && errorId !== undefined))
      throw new Error(`must be statuses such as 200, addItem:409 or addItem:409:INV700, not "${entry}"`);
    if (operationId === undefined) status = Number(code) === 200 ? undefined : Number(code);
    else {
      const operation = known.find((one) => one.operationId === operationId);
      if (operation === undefined) throw new Error(`the contract has no operation ${operationId}`);
      responses.set(operation.operationId, readForcedResponse(operation, `${code}${errorId === undefined ? '' : `:${errorId}`}`));
    }
  }
  return { responses, ...(status === undefined ? {} : { status }) };
}

/**
 * Parses "409" or "409:INV700".
 * @throws Error with one sentence for a response that the operation does not have.
 */
export function readForcedResponse({ operationId, statuses, errors }: RespondingOperation, text: string): ForcedResponse {
  const [, code = '', errorId] = /^(\d{3})(?::(\w+))?$/.exec(text.trim()) ?? [];
  if (code === '') throw new Error(`must be a status such as 409 or 409:INV700, not "${text}"`);
  const status = Number(code);
  if (!statuses.includes(status)) throw new Error(`${operationId} responds with ${statuses.join(', ')}, not ${status}`);
  if (errorId === undefined) return { status };
  const known = errorCodes.find((one) => one === errorId);
  if (known === undefined || status < 400 || !errors.includes(known))
    throw new Error(`${operationId} has the error codes ${errors.join(', ') || 'of every operation alone'}, not ${errorId} with ${status}`);
  return { status, errorId: known };
}
