import type { Feature } from '../features/feature.ts';
import { createPurge, type PurgePorts } from './purge.ts';

/** Runs the retentions of all features. */
export function retentionFeature(ports: PurgePorts) {
  return {
    jobs: { purge: createPurge(ports) },
  } satisfies Feature;
}
