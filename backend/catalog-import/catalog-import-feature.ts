import type { Feature } from '../features/feature.ts';
import { createWorker } from '../jobs/job.ts';
import { createApplyScheduledPrices, scheduledPricesJob } from './prices/apply-scheduled-prices.ts';

/** Prices that imported feeds schedule. */
export function catalogImportFeature(ports: Parameters<typeof createApplyScheduledPrices>[0]) {
  return {
    jobs: [createWorker(scheduledPricesJob, createApplyScheduledPrices(ports))],
  } satisfies Feature;
}
