import type { BodyDrift } from './drift.ts';

/** A code in an error body, with its location. */
interface FoundCode {
  readonly code: string;
  readonly pointer: string;
}

/** Codes in error bodies of the shop and the gallery. Personalization's format has none. */
export function findErrorCodes(body: unknown): readonly FoundCode[] {
  const details = getProperty(body, 'errorDetails');
  const found = Array.isArray(details)
    ? details.map((detail) => ({ code: getProperty(detail, 'errorId'), pointer: '/errorDetails/*/errorId' }))
    : [{ code: getProperty(getProperty(body, 'error'), 'code'), pointer: '/error/code' }];
  return found.flatMap(({ code, pointer }) => (typeof code === 'string' ? [{ code, pointer }] : []));
}

/** Error codes that the operation does not declare for the status. */
export function findUndeclaredCodes(body: unknown, declared: readonly string[]): readonly BodyDrift[] {
  return findErrorCodes(body)
    .filter(({ code }) => !declared.includes(code))
    .map(({ code, pointer }) => ({
      kind: 'undeclared-error-code',
      pointer,
      expected: `one of ${declared.join(', ')}`,
      // Codes are short words. Anything longer is something else and may be personal.
      example: code.length <= 40 ? code : undefined,
    }));
}

function getProperty(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
