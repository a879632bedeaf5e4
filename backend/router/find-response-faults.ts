import type { OperationValidators } from '#generated/openapi/validators.ts';

/**
 * Validates a response by its contract.
 * @returns its errors
 */
export function findResponseFaults(validators: OperationValidators, status: number, body: unknown): string[] {
  const validate = validators.responses[status];
  if (validate === undefined) return [`status ${status} is not in the contract`];
  if (validate === null) return body === undefined ? [] : ['must have no body'];
  // Validators expect parsed JSON: serialization changes dates and undefined.
  if (validate(JSON.parse(JSON.stringify(body ?? null)))) return [];
  return (validate.errors ?? []).map((error) => `${error.instancePath || '/'} ${error.message ?? 'does not keep to its schema'}`);
}
