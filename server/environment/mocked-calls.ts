import { operations, type Operation, type OperationId } from '#generated/openapi/operations.ts';

/** Which answers a mocked service gives; without a status a call answers its success. */
export interface MockedCalls {
  /** Of every call that has none of its own here. */
  readonly status?: number;
  readonly statuses: ReadonlyMap<OperationId, number>;
}

const known: readonly Operation[] = operations;

/** "200", "500" or "200, addItem:409": a status for every call, and statuses of single ones. @throws Error with one sentence for what is none. */
export function readMockedCalls(text: string): MockedCalls {
  let status: number | undefined;
  const statuses = new Map<OperationId, number>();
  for (const entry of text.split(',').map((part) => part.trim())) {
    const [, operationId, code = ''] = /^(?:(\w+):)?(\d{3})$/.exec(entry) ?? [];
    if (code === '') throw new Error(`must be statuses such as 200 or addItem:409, not "${entry}"`);
    if (operationId === undefined) status = Number(code) === 200 ? undefined : Number(code);
    else statuses.set(assertAnswer(operationId, Number(code)), Number(code));
  }
  return { statuses, ...(status === undefined ? {} : { status }) };
}

function assertAnswer(operationId: string, status: number): OperationId {
  const operation = known.find((one) => one.operationId === operationId);
  if (operation === undefined) throw new Error(`the contract has no call ${operationId}`);
  if (!operation.statuses.includes(status)) throw new Error(`${operationId} answers ${operation.statuses.join(', ')}, not ${status}`);
  return operation.operationId;
}
