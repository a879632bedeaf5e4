import type { ScaleId } from '#generated/openapi/reviews.ts';

const inOneSize: ReadonlySet<string> = new Set(['one', 'back']);

/** The scales that reviews of a style rate, by its scale of sizes. */
export function scalesOf({ kind, sizeScale }: { readonly kind: string; readonly sizeScale: string }): readonly ScaleId[] {
  if (kind === 'gift-card') return [];
  if (inOneSize.has(sizeScale)) return ['comfort', 'quality'];
  return sizeScale.startsWith('shoe') ? ['size', 'width', 'comfort', 'quality'] : ['size', 'comfort', 'quality'];
}
