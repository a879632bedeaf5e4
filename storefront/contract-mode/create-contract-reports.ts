import type { Drift } from '#contract/drift/drift.ts';
import type { ComparisonPorts } from './compare-response.ts';
import { createRowLimit } from './limit-rows.ts';
import { ServerReports } from './server-reports.ts';
import { createTimeBudget } from './time-budget.ts';

/** Contract mode of one process. */
export interface ContractReports {
  readonly server: ServerReports;
  /** Returns false if a drift from a browser's report is not stored. */
  readonly mayStore: (drift: Drift) => boolean;
  /** Runs the comparison of a browser's report unless earlier ones took too long. */
  readonly withinBudget: (work: () => void) => boolean;
}

/** @returns undefined without a drift store */
export function createContractReports(ports: ComparisonPorts): ContractReports | undefined {
  return (
    ports.drifts && { server: new ServerReports(ports), mayStore: createRowLimit(ports.now), withinBudget: createTimeBudget(ports.now) }
  );
}
