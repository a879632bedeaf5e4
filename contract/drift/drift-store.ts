import type { ContractOperationId, Drift, DriftKind } from './drift.ts';

/** Sides of the shop that receive responses. */
export const driftReporters = ['browser', 'server'] as const;
export type DriftReporter = (typeof driftReporters)[number];

/** Kinds of pages whose responses are validated. `preview` is an editor's page on any server. */
export const contractModes = ['development', 'preview', 'production'] as const;
export type ContractMode = (typeof contractModes)[number];

export interface DriftSource {
  readonly reportedBy: DriftReporter;
  readonly mode: ContractMode;
  readonly at: Date;
}

/** A row: a drift from one version of the contract, with its number of occurrences. */
export interface StoredDrift extends Drift {
  /** Id of the row in URLs; the same in every store. */
  readonly id: string;
  /** Document of the contract with the operation, e.g. cart. */
  readonly area: string;
  /** ISO 8601, like lastSeen. */
  readonly firstSeen: string;
  readonly lastSeen: string;
  readonly count: number;
  /** Short hash of the contract's documents at the time of validation. */
  readonly contractCommit: string;
  readonly reportedBy: readonly DriftReporter[];
  readonly modes: readonly ContractMode[];
}

/** Rows must match all given criteria. */
export interface DriftFilter {
  readonly id?: string;
  readonly operationId?: ContractOperationId;
  readonly area?: string;
  readonly kind?: DriftKind;
  readonly reportedBy?: DriftReporter;
  readonly contractCommit?: string;
  /** Case-insensitive substring of operation, pointer, requirement or example. */
  readonly text?: string;
}

export interface DriftPage {
  readonly offset: number;
  readonly limit: number;
}

export interface DriftStore {
  /** Hash of the current contract. */
  readonly contractCommit: string;
  /** Returns at once and never throws. Rows are written later in batches. */
  record(drifts: readonly Drift[], source: DriftSource): void;
  /** Rows, last seen first; all of them without a page. */
  list(filter: DriftFilter, page?: DriftPage): readonly StoredDrift[];
  count(filter: DriftFilter): number;
  /** Operations with a drift, by name. */
  operations(): readonly ContractOperationId[];
  clear(): void;
  /** Calls the listener after changes of rows, at most once a second. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  close(): void;
}
