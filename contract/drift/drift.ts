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

/** A response as received by a client or the server. */
export interface ObservedResponse<Id extends ContractOperationId = ContractOperationId> {
  readonly operationId: Id;
  readonly status: number;
  /** Names in lower case; absent if the headers are unknown. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Parsed JSON; undefined for a response without a body. */
  readonly body: unknown;
}

/** A difference. Two differences are the same drift if operation, status, kind and pointer are equal. */
export interface Drift<Id extends ContractOperationId = ContractOperationId> {
  readonly operationId: Id;
  readonly status: number;
  readonly kind: DriftKind;
  /**
   * JSON pointer into the body, with `*` for each array index and each key of a map: `/items/*\/price`. "" is the whole body.
   * A header is `header:x-name`.
   */
  readonly pointer: string;
  /** The contract's requirement in a few words: "integer", "one of GUEST, REGISTERED". */
  readonly expected: string;
  /** The redacted actual value; absent for a missing value. */
  readonly example?: unknown;
}

/** A difference within a body. */
export type BodyDrift = Pick<Drift, 'kind' | 'pointer' | 'expected' | 'example'>;
