import type { OperationId } from '#generated/openapi/operations.ts';
import type { DriftKind } from '../drift/drift.ts';

/** Errors in the behavior of a server, beyond the format of its responses. */
export const behaviorKinds = [
  'no-response',
  'server-error',
  'stack-trace',
  'accepts-broken',
  'accepts-role',
  'shows-foreign',
  'breaks-sequence',
] as const;

export type FindingKind = DriftKind | (typeof behaviorKinds)[number];

export interface Finding {
  readonly operationId: OperationId;
  /** Undefined without a response. */
  readonly status: number | undefined;
  readonly kind: FindingKind;
  /** JSON pointer as in `Drift`; "" for the whole response. */
  readonly pointer: string;
  readonly expected: string;
  readonly example?: unknown;
  /** The smallest request with this finding, in one line. */
  readonly request: string;
}

/** Findings with the same key are deduplicated. */
export const getFindingKey = ({ operationId, status, kind, pointer }: Omit<Finding, 'expected' | 'request'>): string =>
  `${operationId} ${status} ${kind} ${pointer}`;
