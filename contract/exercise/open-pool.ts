import type { OperationId } from '#generated/openapi/operations.ts';
import type { Call, Contract } from '../document/read-contract.ts';
import type { CallerOptions } from './caller.ts';
import { createCallerPool, type CallerPool } from './caller-pool.ts';
import { createExchanger, type ExchangerOptions } from './exchange.ts';

export interface PoolOptions extends ExchangerOptions {
  readonly contract: Contract;
}

/** Creates the callers of a run. */
export function openPool({ contract, ...options }: PoolOptions): { readonly callers: CallerOptions; readonly pool: CallerPool } {
  const exchanger = createExchanger(options);
  const byId = new Map(contract.calls.map((call) => [call.operationId, call]));
  const getCall = (operationId: OperationId): Call => {
    const call = byId.get(operationId);
    if (!call) throw new Error(`The contract has no operation ${operationId}`);
    return call;
  };
  const { report, target, uuid } = options;
  const callers: CallerOptions = { callOf: getCall, exchanger, report, target, uuid };
  return { callers, pool: createCallerPool(callers) };
}

/** Tokens of the first role that may call an operation. */
export function createTokens(options: PoolOptions): (call: Call) => Promise<string | undefined> {
  const { pool } = openPool(options);
  return async (call) => (await pool.of(call))[0]?.accessToken;
}
