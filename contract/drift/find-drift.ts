import { galleryValidators } from '#generated/openapi/partners/gallery.ts';
import { operations } from '#generated/openapi/operations.ts';
import { responseRules, serverErrors } from '#generated/openapi/response-rules.ts';
import { operationValidators, type OperationValidators } from '#generated/openapi/validators.ts';
import type { Validator } from '#generated/validator.ts';
import { getResponseShape } from '../redact/redact-body.ts';
import type { BodyDrift, ContractOperationId, Drift, ObservedResponse } from './drift.ts';
import { findHeaderDrift } from './find-header-drift.ts';
import { findErrorCodes, findUndeclaredCodes } from './find-undeclared-codes.ts';
import { findUndeclaredProperties } from './find-undeclared-properties.ts';
import { toDrift } from './to-drift.ts';

const validators: Readonly<Record<ContractOperationId, OperationValidators>> = { ...operationValidators, ...galleryValidators };
const methods = new Map<string, string>(operations.map(({ operationId, method }) => [operationId, method]));
/** Every operation of the shop has the error format for this status. */
const validateErrorForm = operationValidators.getCart.responses[500];

/** Finds all differences between a response and its contract, each once. Examples are redacted. */
export function findDrift<Id extends ContractOperationId>(response: ObservedResponse<Id>): readonly Drift<Id>[] {
  const { operationId, status, headers } = response;
  const rules = responseRules[operationId][status];
  const found = new Map<string, BodyDrift>();
  const add = (drift: BodyDrift): void => {
    const key = `${drift.kind} ${drift.pointer}`;
    if (!found.has(key)) found.set(key, drift);
  };
  if (rules) for (const drift of findBodyDrift(response, rules.errors)) add(drift);
  else if (!isServerError(response)) add(describeStatus(operationId, status));
  if (rules && headers) for (const drift of findHeaderDrift(headers, rules.headers)) add(drift);
  return found.size === 0 ? [] : [...found.values()].map((drift) => ({ operationId, status, ...drift }));
}

function findBodyDrift({ operationId, status, body }: ObservedResponse, codes: readonly string[]): readonly BodyDrift[] {
  const validate = validators[operationId].responses[status] ?? null;
  if (validate === null) return body === undefined ? [] : [{ kind: 'extra', pointer: '', expected: 'no body' }];
  if (body === undefined) return [{ kind: 'missing', pointer: '', expected: 'a JSON body' }];
  const shape = getResponseShape(operationId, status);
  const ofCodes = codes.length === 0 ? [] : findUndeclaredCodes(body, codes);
  const places = new Set(ofCodes.map(({ pointer }) => pointer));
  // A code that no operation has also violates an enumeration.
  const ofSchema = getErrors(validate, body).flatMap((error) => toDrift(error, body, shape));
  return [...ofSchema.filter(({ pointer }) => !places.has(pointer)), ...findUndeclaredProperties(body, shape), ...ofCodes];
}

function getErrors(validate: Validator<unknown>, body: unknown) {
  return validate(body) ? [] : (validate.errors ?? []);
}

/** True for an error that any operation may return, and for a cached response that is still fresh. */
function isServerError({ operationId, status, body }: ObservedResponse): boolean {
  const method = methods.get(operationId);
  if (status === 304) return method === 'GET' && body === undefined;
  const codes = method === undefined ? [] : (serverErrors[status] ?? []);
  return validateErrorForm?.(body) === true && findErrorCodes(body).every(({ code }) => codes.includes(code));
}

function describeStatus(operationId: ContractOperationId, status: number): BodyDrift {
  const declared = Object.keys(responseRules[operationId]).join(', ');
  return { kind: 'undeclared-status', pointer: '', expected: `one of ${declared}`, example: status };
}
