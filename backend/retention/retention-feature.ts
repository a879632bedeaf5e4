import type { Feature } from '../features/feature.ts';
import { createWorker } from '../jobs/job.ts';
import { purgeJob } from './purge-job.ts';
import { createPurge, type PurgePorts } from './purge.ts';

/** Runs the retentions of all features. */
export function createRetentionFeature(ports: PurgePorts) {
  return {
    jobs: [createWorker(purgeJob, createPurge(ports))],
  } satisfies Feature;
}
