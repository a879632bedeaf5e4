import type { Feature } from '../features/feature.ts';
import { createAgeRetention } from '../features/retention.ts';
import { staffActionData } from './staff-action-data.ts';

/** The audit log of employees, written by the pipeline. */
export function createStaffActionsFeature() {
  return {
    retention: [createAgeRetention({ kind: 'staffActions', table: 'staff_actions', key: 'id', from: 'acted_at' })],
    userData: staffActionData,
  } satisfies Feature;
}
