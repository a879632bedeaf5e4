import { operationValidators } from '#generated/openapi/validators.ts';
import type { Drift, ObservedResponse } from './drift.ts';

/** Every difference between a response and its contract. */
export function findDrift({ operationId, status, body }: ObservedResponse): readonly Drift[] {
  const validate = operationValidators[operationId].responses[status];
  if (validate === undefined) return [{ operationId, status, kind: 'undeclared-status', pointer: '', expected: 'a declared status' }];
  if (validate === null || validate(body)) return [];
  return (validate.errors ?? []).map(({ instancePath, message = '' }) => ({
    operationId,
    status,
    kind: 'wrong-type',
    pointer: instancePath,
    expected: message,
  }));
}
