import { driftKinds } from '#contract/drift/drift.ts';
import { driftReporters, type DriftFilter } from '#contract/drift/drift-store.ts';
import { operations } from '#generated/openapi/operations.ts';
import type { DriftParams } from './drift-params.ts';

const operationIds = operations.map(({ operationId }) => operationId);
export const areas = [...new Set<string>(operations.map(({ area }) => area))].toSorted();

/** Unknown values are ignored. */
export function readDriftFilter(params: DriftParams, contractCommit: string): DriftFilter {
  const operationId = operationIds.find((id) => id === params.operation);
  const area = areas.find((name) => name === params.area);
  const kind = driftKinds.find((name) => name === params.kind);
  const reportedBy = driftReporters.find((name) => name === params.reportedBy);
  return {
    ...(operationId && { operationId }),
    ...(area && { area }),
    ...(kind && { kind }),
    ...(reportedBy && { reportedBy }),
    ...(params.contract === 'current' && { contractCommit }),
    ...(params.text && { text: params.text }),
  };
}
