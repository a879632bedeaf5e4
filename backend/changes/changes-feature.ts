import type { Feature } from '../features/feature.ts';
import { changeRetention } from './change-retention.ts';

export function changesFeature() {
  return {
    retention: [changeRetention],
  } satisfies Feature;
}
