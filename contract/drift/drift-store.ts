import type { ContractOperationId, Drift, DriftKind } from './drift.ts';

/** Sides of the shop that receive responses. */
export const driftReporters = ['browser', 'server'] as const;
export type DriftReporter = (typeof driftReporters)[number];

/** Kinds of pages whose responses are compared. `preview` is a page that an editor sees, on any server. */
export const contractModes = ['development', 'preview', 'production'] as const;
export type ContractMode = (typeof contractModes)[number];

export interface DriftSource {
  readonly reportedBy: DriftReporter;
  readonly mode: ContractMode;
  readonly at: Date;
}

/** One row: a drift against one version of the contract, however often it was found. */
export interface StoredDrift extends Drift {
  /** Names the row in addresses; the same in every store. */
  readonly id: string;
  /** Document of the contract that describes the operation, e.g. cart. */
  readonly area: string;
  /** ISO 8601, as lastSeen. */
  readonly firstSeen: string;
  readonly lastSeen: string;
  readonly count: number;
  /** Short hash of the contract's documents that the response was compared with. */
  readonly contractCommit: string;
  readonly reportedBy: readonly DriftReporter[];
  readonly modes: readonly ContractMode[];
}

/** Rows have to match every part that is present. */
export interface DriftFilter {
  readonly id?: string;
  readonly operationId?: ContractOperationId;
  readonly area?: string;
  readonly kind?: DriftKind;
  readonly reportedBy?: DriftReporter;
  readonly contractCommit?: string;
  /** Part of the operation, pointer, requirement or example, in any case. */
  readonly text?: string;
}

export interface DriftPage {
  readonly offset: number;
  readonly limit: number;
}

export interface DriftStore {
  /** Hash of the contract that responses are compared with now. */
  readonly contractCommit: string;
  /** Returns at once and never throws; rows are written later, together. */
  record(drifts: readonly Drift[], source: DriftSource): void;
  /** Rows last seen first; all of them without a page. */
  list(filter: DriftFilter, page?: DriftPage): readonly StoredDrift[];
  count(filter: DriftFilter): number;
  /** Operations with a drift, by name. */
  operations(): readonly ContractOperationId[];
  clear(): void;
  /** Calls the listener after rows have changed, at most once a second. Returns a function that ends it. */
  subscribe(listener: () => void): () => void;
  close(): void;
}
