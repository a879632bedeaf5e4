import { sql } from 'kysely';
import { lease } from './begin-order.ts';
import type { OrderPorts } from './order-ports.ts';
import type { OrderRecord } from './order-record.ts';
import { isSettled, statusOf } from './order-states.ts';
import { settleAfterwards } from './settle-order.ts';

/** Orders of one pass. */
const atOnce = 20;

/** The orders whose time has come, taken for as long as an attempt may last: of several hosts one settles each. */
async function claimDue({ db, clock }: OrderPorts): Promise<OrderRecord[]> {
  const now = clock.now();
  return db
    .updateTable('orders')
    .set({ settle_after: new Date(now.getTime() + lease) })
    .where('id', 'in', (build) =>
      build
        .selectFrom('orders')
        .select('id')
        .where('settle_after', '<=', now)
        .orderBy('settle_after')
        .limit(sql.lit(atOnce))
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

async function recover(ports: OrderPorts, order: OrderRecord): Promise<boolean> {
  const { log } = ports;
  const data = { orderNumber: order.number };
  try {
    const { state } = await settleAfterwards(ports, order);
    if (isSettled(state)) log.info(`[cairn] [orders] ${order.number} was left in processing and is ${statusOf(state)} now`, data);
    return isSettled(state);
  } catch (error) {
    log.error(`[cairn] [orders] ${order.number} could not be settled: ${error instanceof Error ? error.message : String(error)}`, data);
    return false;
  }
}

/** Settles the orders that a silent partner or the end of a host left behind, by what the partners know. Answers how many; the others wait for a later pass. */
export async function recoverOrders(ports: OrderPorts): Promise<number> {
  const due = await claimDue(ports);
  const settled = await Promise.all(due.map((order) => recover(ports, order)));
  return settled.filter(Boolean).length;
}
export interface Recovery {
  /** Ends the passes; resolves when none is running. */
  close(): Promise<void>;
}

/** Recovers at once and then every `everyMs` milliseconds, one pass at a time. */
export function startRecovery(ports: OrderPorts, everyMs: number): Recovery {
  let running: Promise<void> | undefined;
  const pass = (): void => {
    running ??= recoverOrders(ports)
      .then(
        () => undefined,
        (error: unknown) => ports.log.error(`[cairn] [orders] recovery failed: ${error instanceof Error ? error.message : String(error)}`),
      )
      .finally(() => {
        running = undefined;
      });
  };
  pass();
  const timer = setInterval(pass, everyMs);
  timer.unref();
  return {
    close: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
