import type { Drift, ObservedResponse } from '#contract/drift/drift.ts';
import type { ContractMode, DriftReporter, DriftStore } from '#contract/drift/drift-store.ts';
import { findDrift } from '#contract/drift/find-drift.ts';
import type { OperationId } from '#generated/openapi/operations.ts';
import { operationValidators } from '#generated/openapi/validators.ts';
import { shortenDrift } from './shorten-drift.ts';

export interface ComparedResponse extends ObservedResponse {
  readonly operationId: OperationId;
  /** Reason why the body could not be read; `body` is then undefined. */
  readonly error?: string;
  readonly method: string;
  /** The path template of the contract. */
  readonly path: string;
}

export interface ResponseSource {
  readonly reportedBy: DriftReporter;
  readonly mode: ContractMode;
}

type LogLine = (sentence: string, data: Readonly<Record<string, unknown>>) => void;

export interface ComparisonPorts {
  readonly drifts?: DriftStore;
  readonly log: { readonly warn: LogLine; readonly error: LogLine };
  readonly now: () => Date;
}

/** Maximum number of drifts stored per response. */
const MAX_STORED = 50;
/** Maximum number of drifts in the log line. */
const MAX_LOGGED = 5;

/**
 * Compares a response with the contract, stores the drifts and logs one line.
 * @param isStored Decides which of the drifts are stored.
 */
export function compareResponse(
  response: ComparedResponse,
  source: ResponseSource,
  { drifts: store, log, now }: ComparisonPorts,
  isStored: (drift: Drift) => boolean = () => true,
): void {
  const found = findDrifts(response);
  if (found.length === 0) return;
  const { operationId, status, method, path } = response;
  store?.record(found.slice(0, MAX_STORED).map(shortenDrift).filter(isStored), { ...source, at: now() });
  log.warn('[cairn] [contract] a response did not match its contract', {
    contract: operationId,
    status,
    method,
    path,
    ...source,
    drifts: found.slice(0, MAX_LOGGED).map(({ kind, pointer }) => `${kind} ${pointer}`),
    ...(found.length > MAX_LOGGED && { more: found.length - MAX_LOGGED }),
  });
}

function findDrifts({ error, method: _method, path: _path, ...observed }: ComparedResponse): readonly Drift[] {
  const { operationId, status } = observed;
  // A null validator means that the body is not JSON by contract, e.g. a PDF.
  const isUnreadable = error !== undefined && Boolean(operationValidators[operationId].responses[status]);
  return isUnreadable ? [{ operationId, status, kind: 'wrong-type', pointer: '', expected: 'JSON' }] : findDrift(observed);
}
