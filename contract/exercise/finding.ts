import type { OperationId } from '#generated/openapi/operations.ts';
import type { DriftKind } from '../drift/drift.ts';

/** What a response may do wrong beside its form. */
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
  /** The smallest request that was found, in one line. */
  readonly request: string;
}

/** Findings with the same key are one. */
export const keyOf = ({ operationId, status, kind, pointer }: Omit<Finding, 'expected' | 'request'>): string =>
  `${operationId} ${status} ${kind} ${pointer}`;
