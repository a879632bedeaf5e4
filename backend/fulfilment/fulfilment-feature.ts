import type { Feature } from '../features/feature.ts';
import { createWorker } from '../jobs/job.ts';
import type { FulfilmentPorts } from './fulfilment-ports.ts';
import { createReportFulfilment } from './report-fulfilment.ts';
import { createSimulateFulfilment } from './simulation/simulate-fulfilment.ts';
import { simulationJob } from './simulation/simulation-job.ts';

/** What happens to orders after the payment, as an order management system reports it or the simulation plays it. */
export function fulfilmentFeature(ports: FulfilmentPorts) {
  return {
    handlers: { reportFulfilment: createReportFulfilment(ports) },
    jobs: [createWorker(simulationJob, createSimulateFulfilment(ports))],
    async start() {
      if (ports.fulfilmentSecrets.length === 0)
        ports.log.info('[cairn] [fulfilment] FULFILMENT_SECRET is not set: events of an order management system are rejected');
    },
  } satisfies Feature;
}
