import type { OperationValidators } from '#generated/openapi/validators.ts';

/** What is wrong with an answer by its contract; empty where it keeps to it. */
export function findAnswerFaults(validators: OperationValidators, status: number, body: unknown): string[] {
  const validate = validators.responses[status];
  if (validate === undefined) return [`status ${status} is not in the contract`];
  if (validate === null) return body === undefined ? [] : ['must have no body'];
  // Validators read what is sent: dates and undefined change on the wire.
  if (validate(JSON.parse(JSON.stringify(body ?? null)))) return [];
  return (validate.errors ?? []).map((error) => `${error.instancePath || '/'} ${error.message ?? 'does not keep to its schema'}`);
}
