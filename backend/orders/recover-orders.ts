import type { OrderPorts } from './order-ports.ts';
import { PaymentsUnavailableError, PaymentTokenError } from '../payments/payments.ts';
import { finishOrder, type Settlement } from './finish-order.ts';
import type { OrderRecord } from './order-record.ts';
import { settlementOf } from './settle-order.ts';

/** Milliseconds after which nobody is paying an order any more: more than a call may take. */
const stuckAfter = 30_000;
/** Orders of one pass. */
const atOnce = 50;

async function settlementAtPartner(
  { payments }: OrderPorts,
  { number: reference, payment_token: token }: OrderRecord,
): Promise<Settlement> {
  if (token === null) return { fault: 'PYT404' };
  try {
    const answer = await payments.findAuthorization({ reference, token });
    return answer ? settlementOf(answer) : { fault: 'PAY400' };
  } catch (error) {
    if (error instanceof PaymentTokenError) return { fault: 'PYT404' };
    throw error;
  }
}

/** Settles the orders whose host ended while they were paid, by what the partner knows of the charge. Answers how many; one that it cannot ask after waits for the next pass. */
export async function recoverOrders(ports: OrderPorts): Promise<number> {
  const { db, clock, log } = ports;
  const stuck = await db
    .selectFrom('orders')
    .selectAll()
    .where('status', '=', 'processing')
    .where('placed_at', '<', new Date(clock.now().getTime() - stuckAfter))
    .orderBy('placed_at')
    .limit(atOnce)
    .execute();
  let settled = 0;
  for (const order of stuck) {
    try {
      const { status } = await finishOrder(ports, order, await settlementAtPartner(ports, order));
      log.info(`[cairn] [orders] ${order.number} was left in processing and is ${status} now`, { orderNumber: order.number });
      settled += 1;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log.warn(`[cairn] [orders] ${order.number} stays in processing: ${reason}`, { orderNumber: order.number });
      if (error instanceof PaymentsUnavailableError) break;
    }
  }
  return settled;
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
