import { hash } from 'node:crypto';
import type { Variant } from './experiments-file.ts';

/** A uniformly distributed number in [0, 1) that depends on the parts only. */
export function hashToShare(...words: readonly string[]): number {
  return Number.parseInt(hash('sha256', words.join('\u0000')).slice(0, 12), 16) / 2 ** 48;
}

/** A short id that depends on the parts only. */
export function createStableId(...words: readonly string[]): string {
  return hash('sha256', words.join('\u0000'), 'base64url').slice(0, 20);
}

function getTotalWeight(variants: readonly Variant[]): number {
  return variants.reduce((sum, variant) => sum + variant.weight, 0);
}

/** The visitor's variant: constant per visitor, and distributed by weight. */
export function allocateVariant(monetateId: string, experienceId: string, variants: readonly Variant[]): Variant {
  let left = hashToShare(monetateId, experienceId) * getTotalWeight(variants);
  for (const variant of variants) {
    left -= variant.weight;
    if (left < 0) return variant;
  }
  const last = variants.findLast((variant) => variant.weight > 0);
  if (!last) throw new RangeError(`Experience "${experienceId}" has no variant with a weight.`);
  return last;
}

/** Percentage of visitors in the control group. */
export function getControlAllocation(variants: readonly Variant[]): number {
  const control = getTotalWeight(variants.filter((variant) => variant.isControl));
  return Math.round((control / getTotalWeight(variants)) * 10_000) / 100;
}
