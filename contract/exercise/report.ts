import type { OperationId } from '#generated/openapi/operations.ts';
import { getFindingKey, type Finding } from './finding.ts';

export interface Row {
  readonly operationId: OperationId;
  readonly requests: number;
  readonly statuses: Readonly<Record<string, number>>;
  readonly findings: number;
}

/** Statuses and findings of a run. */
export interface Report {
  countResponse(operationId: OperationId, status: number | undefined): void;
  /** Stores the first finding of each key. */
  add(finding: Finding): void;
  has(finding: Omit<Finding, 'expected' | 'request'>): boolean;
  /** Records a skipped part of the run in one sentence. */
  skip(sentence: string): void;
  readonly requests: number;
  rows(): readonly Row[];
  findings(): readonly Finding[];
  skipped(): readonly string[];
}

export function createReport(): Report {
  const statuses = new Map<OperationId, Map<string, number>>();
  const findings = new Map<string, Finding>();
  const skipped = new Set<string>();
  let requests = 0;
  return {
    countResponse: (operationId, status) => {
      requests += 1;
      const seen = statuses.get(operationId) ?? new Map<string, number>();
      const name = String(status ?? 'none');
      seen.set(name, (seen.get(name) ?? 0) + 1);
      statuses.set(operationId, seen);
    },
    add: (finding) => {
      const key = getFindingKey(finding);
      if (!findings.has(key)) findings.set(key, finding);
    },
    has: (finding) => findings.has(getFindingKey(finding)),
    skip: (sentence) => void skipped.add(sentence),
    get requests() {
      return requests;
    },
    rows: () =>
      [...statuses].map(([operationId, seen]) => ({
        operationId,
        requests: [...seen.values()].reduce((sum, count) => sum + count, 0),
        statuses: Object.fromEntries([...seen].toSorted(([a], [b]) => a.localeCompare(b))),
        findings: [...findings.values()].filter((finding) => finding.operationId === operationId).length,
      })),
    findings: () => [...findings.values()],
    skipped: () => [...skipped],
  };
}
