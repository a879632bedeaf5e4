import type { Feature } from '../features/feature.ts';
import { createWorker } from '../jobs/job.ts';
import { createApplyScheduledPrices, scheduledPricesJob } from './prices/apply-scheduled-prices.ts';

/** Applies the scheduled prices of imported feeds. */
export function catalogImportFeature(ports: Parameters<typeof createApplyScheduledPrices>[0]) {
  return {
    jobs: [createWorker(scheduledPricesJob, createApplyScheduledPrices(ports))],
  } satisfies Feature;
}
