import { readForcedResponse, type ForcedResponse, type RespondingOperation } from '../environment/mocked-calls.ts';

/** Request headers of the mock; documented in docs/guide/mock.md. */
const mockHeaders = { status: 'x-mock-status', delay: 'x-mock-delay', seed: 'x-mock-seed' } as const;

/** Milliseconds. */
export const LONGEST_DELAY = 60_000;

/** The mock's headers of one request. */
export interface MockRequest {
  readonly forced?: ForcedResponse;
  /** Milliseconds. */
  readonly delay?: number;
  /** Seed of a generated body. */
  readonly seed?: number;
}

/** Error with the name of the header and its rule. */
export class MockHeaderError extends Error {}

/** @throws MockHeaderError */
export function readMockRequest({ headers }: Pick<Request, 'headers'>, operation: RespondingOperation): MockRequest {
  const status = headers.get(mockHeaders.status);
  const delay = readInteger(headers, mockHeaders.delay, LONGEST_DELAY);
  const seed = readInteger(headers, mockHeaders.seed, 2 ** 31 - 1);
  return {
    ...(status !== null && { forced: parseForcedResponse(operation, status) }),
    ...(delay !== undefined && { delay }),
    ...(seed !== undefined && { seed }),
  };
}

function parseForcedResponse(operation: RespondingOperation, status: string): ForcedResponse {
  try {
    return readForcedResponse(operation, status);
  } catch (error) {
    throw new MockHeaderError(`${mockHeaders.status}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

function readInteger(headers: Headers, name: string, most: number): number | undefined {
  const text = headers.get(name);
  if (text === null) return undefined;
  if (!/^\d{1,10}$/.test(text) || Number(text) > most)
    throw new MockHeaderError(`${name}: must be an integer of at most ${most}, not "${text}"`);
  return Number(text);
}
