import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { JobHandler } from '../../jobs/job.ts';
import { getShopContext } from '../../sites/shop-site.ts';
import { applyFulfillment } from '../events/apply-fulfillment.ts';
import type { FulfillmentPorts } from '../fulfillment-ports.ts';
import { getNextStep, type SimulatedOrder } from './next-step.ts';
import { simulationJob, type SimulationPayload } from './simulation-job.ts';
import { getSecondsUntil } from './seconds-until.ts';

/** More than the events of any order. */
const maxSteps = 500;

/** Reads one order by its id, so that the cost of a step does not depend on the number of orders. */
async function readSimulated(db: Kysely<Tables>, id: string): Promise<SimulatedOrder | undefined> {
  const order = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
  if (!order) return undefined;
  const [lines, parcels, returns] = await Promise.all([
    db.selectFrom('order_lines').selectAll().where('order_id', '=', id).orderBy('line_id').execute(),
    db.selectFrom('order_parcels').selectAll().where('order_id', '=', id).execute(),
    db.selectFrom('order_returns').selectAll().where('order_id', '=', id).where('state', '=', 'requested').execute(),
  ]);
  return {
    order,
    lines,
    parcels,
    returns: returns.map(({ number, lines: units, requested_at: requestedAt }) => ({ number, lines: units, requestedAt })),
  };
}

/** Simulates the order management system for one order: applies due events and queues a job for the next one. */
export function createSimulateFulfillment(ports: FulfillmentPorts): JobHandler<SimulationPayload> {
  const { db, clock, jobs, fulfillmentRules } = ports;
  return async ({ orderId }) => {
    for (let steps = 0; steps < maxSteps; steps += 1) {
      const simulated = await readSimulated(db, orderId);
      if (!simulated) return undefined;
      const { isSimulated, speed } = fulfillmentRules(getShopContext({ siteId: simulated.order.site_id }).site);
      const step = isSimulated ? getNextStep(simulated, speed) : undefined;
      if (!step) return undefined;
      const now = clock.now();
      if (step.due > now) {
        const due = step.due.toISOString();
        await db
          .transaction()
          .execute((transaction) => jobs.send(transaction, simulationJob, { orderId, due }, { after: getSecondsUntil(step.due, now) }));
        return undefined;
      }
      await applyFulfillment(ports, step.event);
    }
    throw new Error(`[cairn] [fulfillment] the simulation of order ${orderId} does not end`);
  };
}
