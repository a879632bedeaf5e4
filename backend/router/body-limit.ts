import { operations, type Operation } from '#generated/openapi/operations.ts';
import { largestBody } from './read-request.ts';

const all: readonly Operation[] = operations;

/** Paths of the operations that take files, with their limits in bytes. */
export const fileBodyLimits: ReadonlyMap<string, number> = new Map(
  all.flatMap(({ path, bodyLimit }) => (bodyLimit === undefined ? [] : [[path, bodyLimit] as const])),
);

/** Longest body in bytes of a request to the backend. @param target Path and query. */
export function bodyLimitOf(target: string): number {
  return fileBodyLimits.get(target.split('?', 1)[0] ?? '') ?? largestBody;
}
