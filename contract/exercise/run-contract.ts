import type { OperationId } from '#generated/openapi/operations.ts';
import type { Call, Contract } from '../document/read-contract.ts';
import { openCaller } from './caller.ts';
import { checkOwners } from './check-owners.ts';
import { checkRoles, type CheckOptions } from './check-roles.ts';
import type { Recorded } from './exchange.ts';
import { fuzzCall } from './fuzz-call.ts';
import { openPool } from './open-pool.ts';
import { createReport, type Report } from './report.ts';
import { runSequences } from './sequences/run-sequences.ts';
import type { Target, Transport } from './target.ts';

export interface RunOptions {
  readonly contract: Contract;
  readonly target: Target;
  readonly transport: Transport;
  readonly seed: number;
  /** Number of drawn requests for all operations. */
  readonly requests: number;
  /** Milliseconds after which no more requests are drawn. */
  readonly maxTime: number;
  /** Limits the run to one operation. */
  readonly only?: OperationId | undefined;
  readonly now: () => number;
  readonly uuid: () => string;
  readonly onProgress?: (done: number, total: number) => void;
  readonly record?: ((exchange: Recorded) => void) | undefined;
}

/** Number of concurrent operations. */
const maxConcurrent = 4;

const isServed = ({ path, feature }: Call, { hasStorefront }: Target): boolean =>
  hasStorefront || (feature !== null && !path.startsWith('/fapi/'));

/** Exercises a target: sequences, roles, owners, then drawn requests of each operation. */
export async function runContract(options: RunOptions): Promise<Report> {
  const { contract, target, transport, seed, requests, maxTime, only, now, uuid, onProgress, record } = options;
  const report = createReport();
  const { callers, pool } = openPool({ contract, target, transport, report, uuid, record });
  const { exchanger } = callers;
  const end = now() + maxTime;
  const getTimeLeft = (): number => end - now();
  const calls = contract.calls.filter((call) => isServed(call, target) && (only === undefined || call.operationId === only));
  const check: CheckOptions = { exchanger, report, target, pool, timeLeft: getTimeLeft };

  if (!target.isMock) {
    if (only === undefined) await runSequences({ ...callers, seed, timeLeft: getTimeLeft });
    for (const role of ['guest', 'registered'] as const) {
      // oxlint-disable-next-line no-await-in-loop -- owners are few, and their requests change what the next sees
      const [owner, stranger] = [await pool.get(role), await openCaller(callers, role, 1).catch(() => undefined)];
      // oxlint-disable-next-line no-await-in-loop -- the same
      if (owner && stranger) for (const call of calls) if (getTimeLeft() > 0) await checkOwners(call, owner, stranger, check);
    }
    for (const call of calls) {
      // oxlint-disable-next-line no-await-in-loop -- one operation after the other keeps the sessions in order
      if (getTimeLeft() > 0) await checkRoles(call, check);
    }
  }

  const each = Math.max(1, Math.floor(requests / Math.max(1, calls.length)));
  let done = 0;
  const onRequest = (): void => onProgress?.((done += 1), each * calls.length);
  const waiting = [...calls];
  const runNext = async (): Promise<void> => {
    for (let call = waiting.shift(); call && getTimeLeft() > 0; call = waiting.shift())
      // oxlint-disable-next-line no-await-in-loop -- a worker does one operation after the other
      await fuzzCall(call, each, {
        contract,
        target,
        exchanger,
        report,
        seed,
        getTimeLeft,
        getCallers: pool.of,
        renew: pool.renew,
        onRequest,
      });
  };
  await Promise.all(Array.from({ length: maxConcurrent }, runNext));
  if (getTimeLeft() <= 0) report.skip(`The time was over with ${waiting.length} operations left.`);
  return report;
}
