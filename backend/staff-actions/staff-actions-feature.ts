import type { Feature } from '../features/feature.ts';
import { byAge } from '../features/retention.ts';
import { staffActionData } from './staff-action-data.ts';

/** The audit log of employees, written by the pipeline. */
export function staffActionsFeature() {
  return {
    retention: [byAge({ kind: 'staffActions', table: 'staff_actions', key: 'id', from: 'acted_at' })],
    userData: staffActionData,
  } satisfies Feature;
}
