import type { ProductMessages } from '#generated/messages/product/messages.ts';
import type { ProductDetails } from '#generated/openapi/products.ts';
import { formatNumber } from '#messages/format/number.ts';
import { formatMeasure } from './format-measure.ts';
import type { ProductFact } from './product-sections.tsx';

/** Weight and composition as texts: "Shell: 94% recycled polyester, 6% elastane". */
export function getProductFacts(
  { weight, materials = [] }: Pick<ProductDetails, 'weight' | 'materials'>,
  messages: ProductMessages,
  languageTag: string,
): readonly ProductFact[] {
  const share = (percent: number): string => formatNumber(percent / 100, languageTag, { style: 'percent', maximumFractionDigits: 1 });
  return [
    ...materials.map(({ label, fibers }) => ({
      label,
      text: fibers.map(({ label: fiber, percent }) => messages.shareOf({ percent: share(percent), fiber })).join(', '),
    })),
    ...(weight ? [{ label: messages.weight, text: formatMeasure(weight, languageTag) }] : []),
  ];
}
