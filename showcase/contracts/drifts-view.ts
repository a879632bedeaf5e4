import type { StoredDrift } from '#contract/drift/drift-store.ts';
import type { ContractOperationId } from '#contract/drift/drift.ts';

/** A drift with the part of the contract that it contradicts. */
export interface DriftRow extends StoredDrift {
  readonly method: string;
  readonly path: string;
  /** JSON pointer into the contract. */
  readonly contractPointer: string;
  /** Outline of the contract at this place. */
  readonly contractText: string;
  /** True if the shop's own /openapi.json describes the operation. */
  readonly isServed: boolean;
}

/** Everything that the page shows except its filters. */
export interface DriftsView {
  readonly rows: readonly DriftRow[];
  readonly offset: number;
  /** Number of rows that match the filters, on all pages. */
  readonly total: number;
  /** Number of all rows. */
  readonly stored: number;
  readonly contractCommit: string;
  /** Options of the filters: the operations with a drift. */
  readonly operations: readonly ContractOperationId[];
  readonly areas: readonly string[];
}

/** Rows per page. */
export const PAGE_SIZE = 50;
