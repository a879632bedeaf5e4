import type { Feature } from '../features/feature.ts';
import { byAge } from '../features/retention.ts';
import { staffActionData } from './staff-action-data.ts';

/** The audit record of employees, which the pipeline writes. */
export function staffActionsFeature() {
  return {
    retention: [byAge({ kind: 'staffActions', table: 'staff_actions', key: 'id', from: 'acted_at' })],
    userData: staffActionData,
  } satisfies Feature;
}
