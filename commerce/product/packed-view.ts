import type { ProductView, VariantView } from './product-view.ts';

/** A view for transfer: the variants are packed into one string, a third of the size of their JSON. */
export type PackedView = Omit<ProductView, 'variants'> & { readonly variants: string };

const UNKNOWN = '+';

export function packProductView({ variants, ...view }: ProductView): PackedView {
  return { ...view, variants: variants.map(packVariant).join('\n') };
}

export function unpackProductView({ variants, ...view }: PackedView): ProductView {
  return { ...view, variants: variants === '' ? [] : variants.split('\n').map(unpackVariant) };
}

function packVariant({ sku, color, size, fit, stock, price }: VariantView): string {
  const left = stock.left ?? (stock.isIn ? UNKNOWN : '');
  return [sku, color, size, fit, left, ...(price ? [price.current, price.original] : [])].join('\t');
}

function unpackVariant(line: string): VariantView {
  const [sku = '', color = '', size = '', fit = '', left = '', current, original] = line.split('\t');
  const isCounted = left !== '' && left !== UNKNOWN;
  return {
    sku,
    color,
    size,
    fit,
    stock: isCounted ? { isIn: Number(left) > 0, left: Number(left) } : { isIn: left === UNKNOWN },
    ...(current === undefined ? {} : { price: { current: Number(current), original: Number(original) } }),
  };
}
