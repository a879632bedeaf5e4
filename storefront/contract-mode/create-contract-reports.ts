import type { Drift } from '#contract/drift/drift.ts';
import type { ComparisonPorts } from './compare-response.ts';
import { createRowLimit } from './limit-rows.ts';
import { ServerReports } from './server-reports.ts';

/** What one process has for contract mode; absent where drifts are not stored. */
export interface ContractReports {
  readonly server: ServerReports;
  /** Whether a drift that a browser reports is stored. */
  readonly mayStore: (drift: Drift) => boolean;
}

export function createContractReports(ports: ComparisonPorts): ContractReports | undefined {
  return ports.drifts && { server: new ServerReports(ports), mayStore: createRowLimit(ports.now) };
}
