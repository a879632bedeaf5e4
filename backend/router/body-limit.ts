import { operations, type Operation } from '#generated/openapi/operations.ts';
import { maxBodySize } from './read-request.ts';

const all: readonly Operation[] = operations;

/** Paths of upload operations, with their limits in bytes. */
export const fileBodyLimits: ReadonlyMap<string, number> = new Map(
  all.flatMap(({ path, bodyLimit }) => (bodyLimit === undefined ? [] : [[path, bodyLimit] as const])),
);

/**
 * Maximum body size of a request to the backend in bytes.
 * @param target Path and query
 */
export function getBodyLimit(target: string): number {
  return fileBodyLimits.get(target.split('?', 1)[0] ?? '') ?? maxBodySize;
}
