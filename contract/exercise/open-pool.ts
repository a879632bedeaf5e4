import type { OperationId } from '#generated/openapi/operations.ts';
import type { Call, Contract } from '../document/read-contract.ts';
import type { CallerParts } from './caller.ts';
import { createCallerPool, type CallerPool } from './caller-pool.ts';
import { createExchanger, type ExchangerOptions } from './exchange.ts';

export interface PoolOptions extends ExchangerOptions {
  readonly contract: Contract;
}

/** What a run sends requests with. */
export function openPool({ contract, ...options }: PoolOptions): { readonly callers: CallerParts; readonly pool: CallerPool } {
  const exchanger = createExchanger(options);
  const byId = new Map(contract.calls.map((call) => [call.operationId, call]));
  const callOf = (operationId: OperationId): Call => {
    const call = byId.get(operationId);
    if (!call) throw new Error(`The contract has no operation ${operationId}`);
    return call;
  };
  const { report, target, uuid } = options;
  const callers: CallerParts = { callOf, exchanger, report, target, uuid };
  return { callers, pool: createCallerPool(callers) };
}

/** Tokens of the first role that may call an operation. */
export function createTokens(options: PoolOptions): (call: Call) => Promise<string | undefined> {
  const { pool } = openPool(options);
  return async (call) => (await pool.of(call))[0]?.accessToken;
}
