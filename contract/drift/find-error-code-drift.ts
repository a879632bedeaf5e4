import { operations } from '#generated/openapi/operations.ts';
import type { BodyDrift, ContractOperationId } from './drift.ts';

const codesOf = new Map<string, ReadonlySet<string>>(operations.map(({ operationId, errors }) => [operationId, new Set<string>(errors)]));

/** Error codes that the operation does not declare. */
export function findErrorCodeDrift(operationId: ContractOperationId, status: number, body: unknown): readonly BodyDrift[] {
  const codes = codesOf.get(operationId);
  if (status < 400 || codes === undefined || typeof body !== 'object' || body === null || !('errorDetails' in body)) return [];
  const details: readonly unknown[] = Array.isArray(body.errorDetails) ? body.errorDetails : [];
  return details.flatMap((detail) => {
    const errorId = typeof detail === 'object' && detail !== null && 'errorId' in detail ? detail.errorId : undefined;
    if (typeof errorId !== 'string' || codes.has(errorId)) return [];
    const expected = `one of ${[...codes].join(', ')}`;
    return [{ kind: 'undeclared-error-code', pointer: '/errorDetails/*/errorId', expected, example: errorId.slice(0, 20) } as const];
  });
}
