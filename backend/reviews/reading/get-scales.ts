import type { ScaleId } from '#generated/openapi/reviews.ts';

const inOneSize: ReadonlySet<string> = new Set(['one', 'back']);

/** The rating scales that apply to a style, by its size scale. */
export function getScales({ kind, sizeScale }: { readonly kind: string; readonly sizeScale: string }): readonly ScaleId[] {
  if (kind === 'gift-card') return [];
  if (inOneSize.has(sizeScale)) return ['comfort', 'quality'];
  return sizeScale.startsWith('shoe') ? ['size', 'width', 'comfort', 'quality'] : ['size', 'comfort', 'quality'];
}
