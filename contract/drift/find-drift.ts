import { galleryValidators } from '#generated/openapi/partners/gallery.ts';
import { operationValidators, type OperationValidators } from '#generated/openapi/validators.ts';
import { getResponseShape } from '../redact/redact-body.ts';
import type { BodyDrift, ContractOperationId, Drift, ObservedResponse } from './drift.ts';
import { findErrorCodeDrift } from './find-error-code-drift.ts';
import { findUndeclaredProperties } from './find-undeclared-properties.ts';
import { toDrift } from './to-drift.ts';

const validators: Readonly<Record<ContractOperationId, OperationValidators>> = { ...operationValidators, ...galleryValidators };

/** Every difference between a response and its contract, each once. Examples are redacted. */
export function findDrift(response: ObservedResponse): readonly Drift[] {
  const { operationId, status } = response;
  const found = new Map<string, BodyDrift>();
  for (const drift of findDifferences(response)) {
    const key = `${drift.kind} ${drift.pointer}`;
    if (!found.has(key)) found.set(key, drift);
  }
  return [...found.values()].map((drift) => ({ operationId, status, ...drift }));
}

function findDifferences(response: ObservedResponse): readonly BodyDrift[] {
  const { operationId, status, body } = response;
  const validate = validators[operationId].responses[status];
  if (validate === undefined) {
    const declared = Object.keys(validators[operationId].responses).join(', ');
    return [{ kind: 'undeclared-status', pointer: '', expected: `one of ${declared}`, example: status }];
  }
  if (validate === null) return body === undefined ? [] : [{ kind: 'extra', pointer: '', expected: 'no body' }];
  if (body === undefined) return [{ kind: 'missing', pointer: '', expected: 'a JSON body' }];
  const shape = getResponseShape(operationId, status);
  const errors = validate(body) ? [] : (validate.errors ?? []);
  return [
    ...errors.map((error) => toDrift(error, body, shape)),
    ...findUndeclaredProperties(body, shape),
    ...findErrorCodeDrift(operationId, status, body),
  ];
}
