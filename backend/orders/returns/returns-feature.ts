import type { Feature } from '../../features/feature.ts';
import { createWorker } from '../../jobs/job.ts';
import { createExpireReturn, expireReturnJob } from './expire-return.ts';
import { createRequestReturnLabel } from './request-return-label.ts';
import type { ReturnPorts } from './return-ports.ts';

/** Returns of delivered units. */
export function createReturnsFeature(ports: ReturnPorts) {
  return {
    handlers: { requestReturnLabel: createRequestReturnLabel(ports) },
    jobs: [createWorker(expireReturnJob, createExpireReturn(ports))],
  } satisfies Feature;
}
