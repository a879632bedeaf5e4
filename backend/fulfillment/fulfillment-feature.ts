import type { Feature } from '../features/feature.ts';
import { createWorker } from '../jobs/job.ts';
import type { FulfillmentPorts } from './fulfillment-ports.ts';
import { createReportFulfillment } from './report-fulfillment.ts';
import { createSimulateFulfillment } from './simulation/simulate-fulfillment.ts';
import { simulationJob } from './simulation/simulation-job.ts';

/** Events of orders after the payment, reported by an order management system or simulated. */
export function fulfillmentFeature(ports: FulfillmentPorts) {
  return {
    handlers: { reportFulfillment: createReportFulfillment(ports) },
    jobs: [createWorker(simulationJob, createSimulateFulfillment(ports))],
    async start() {
      if (ports.fulfillmentSecrets.length === 0)
        ports.log.info('[cairn] [fulfillment] FULFILLMENT_SECRET is not set: events of an order management system are rejected');
    },
  } satisfies Feature;
}
