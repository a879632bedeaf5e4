import type { ContractOperationId } from '#generated/openapi/response-shapes.ts';

export type { ContractOperationId };

/** Kinds of differences between a response and its contract. */
export const driftKinds = [
  'missing',
  'extra',
  'wrong-type',
  'wrong-format',
  'unknown-value',
  'out-of-range',
  'undeclared-status',
  'undeclared-error-code',
  'undeclared-header',
] as const;

export type DriftKind = (typeof driftKinds)[number];

/** A response as a client or the server received it. */
export interface ObservedResponse<Id extends ContractOperationId = ContractOperationId> {
  readonly operationId: Id;
  readonly status: number;
  /** Names in lower case; absent where the headers are not known. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Parsed JSON; undefined for a response without a body. */
  readonly body: unknown;
}

/** One difference. Two differences are the same drift if operation, status, kind and pointer are equal. */
export interface Drift<Id extends ContractOperationId = ContractOperationId> {
  readonly operationId: Id;
  readonly status: number;
  readonly kind: DriftKind;
  /**
   * JSON pointer into the body, with `*` for each array index and each key of a map: `/items/*\/price`. "" is the whole body.
   * A header is `header:x-name`.
   */
  readonly pointer: string;
  /** Requirement of the contract, in a few words: "integer", "one of GUEST, REGISTERED". */
  readonly expected: string;
  /** The value found there, redacted; absent for a missing value. */
  readonly example?: unknown;
}

/** A difference within a body. */
export type BodyDrift = Pick<Drift, 'kind' | 'pointer' | 'expected' | 'example'>;
