import type { JobSender } from '../../jobs/jobs.ts';
import type { OrderEffect, RequestedReturn } from '../../orders/order-effects.ts';
import type { OrderRecord } from '../../orders/order-record.ts';
import { getShopContext } from '../../sites/shop-site.ts';
import type { FulfillmentRulesOf } from '../fulfillment-rules.ts';
import { getNextStep } from './next-step.ts';
import { getSecondsUntil } from './seconds-until.ts';
import { simulationJob } from './simulation-job.ts';

export interface SimulationPorts {
  readonly jobs: JobSender;
  readonly fulfillmentRules: FulfillmentRulesOf;
}

/** Queues the first job of the simulation with the order, and another with each requested return. */
export function createSimulationEffect({ jobs, fulfillmentRules }: SimulationPorts): OrderEffect {
  const createNextJob = (order: OrderRecord, returns: readonly RequestedReturn[]) => {
    const { isSimulated, speed } = fulfillmentRules(getShopContext({ siteId: order.site_id }).site);
    const lines = order.content.rows.map(({ id, qty }) => ({ line_id: id, qty, cancelled: 0, packed: returns.length > 0 ? qty : 0 }));
    return isSimulated ? getNextStep({ order, lines, parcels: [], returns }, speed)?.due : undefined;
  };
  const createJob = ({ id: orderId }: OrderRecord, due: Date, now: Date) =>
    [simulationJob, { orderId, due: due.toISOString() }, { after: getSecondsUntil(due, now) }] as const;
  return {
    async send(order, now) {
      const due = createNextJob(order, []);
      return due ? [await jobs.buildSend(...createJob(order, due, now))] : [];
    },
    async requestReturn(transaction, order, requested) {
      const due = createNextJob(order, [requested]);
      if (due) await jobs.send(transaction, ...createJob(order, due, requested.requestedAt));
    },
  };
}
