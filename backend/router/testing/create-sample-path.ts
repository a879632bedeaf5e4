import fc from 'fast-check';
import type { Operation } from '#generated/openapi/operations.ts';

/** A path that matches an operation, with arbitrary parameters. */
export function createSamplePath({ path, pathPattern }: Pick<Operation, 'path' | 'pathPattern'>): string {
  if (pathPattern === undefined) return path.replaceAll(/\{[^}]+\}/g, 'x');
  const [sample = ''] = fc.sample(fc.stringMatching(new RegExp(pathPattern)), { numRuns: 1, seed: 1 });
  return sample;
}
