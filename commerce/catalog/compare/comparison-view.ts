import type { ProductDetails } from '#generated/openapi/products.ts';
import type { Badge } from '#generated/openapi/shared.ts';

/** A product's column of the comparison, as plain data. */
export interface ComparedColumn {
  readonly id: string;
  readonly name: string;
  /** In-shop path without the locale. */
  readonly url: string;
  readonly kind?: string;
  readonly src: string;
  readonly alt: string;
  readonly price: ProductDetails['price'];
  readonly rating?: ProductDetails['rating'];
  readonly badge?: Badge;
  readonly isInStock: boolean;
}

/** A property with a list of texts per product; empty if the product lacks it. */
export interface ComparedRow {
  readonly id: string;
  readonly label: string;
  readonly cells: readonly (readonly string[])[];
}

export interface ComparisonView {
  readonly columns: readonly ComparedColumn[];
  readonly rows: readonly ComparedRow[];
}

type Property = Omit<ComparedRow, 'cells'> & { readonly texts: readonly string[] };

/** Running text cannot be compared. */
const LEFT_OUT = new Set(['description']);

/** Compares products: one row for each property that any of them has. */
export function compareProducts(products: readonly ProductDetails[]): ComparisonView {
  const properties = products.map(getProperties);
  const rows = new Map(properties.flat().map(({ id, label }) => [id, label]));
  return {
    columns: products.map(toColumn),
    rows: [...rows].map(([id, label]) => ({
      id,
      label,
      cells: properties.map((own) => own.find((property) => property.id === id)?.texts ?? []),
    })),
  };
}

function getProperties({ attributes, details }: ProductDetails): readonly Property[] {
  return [
    ...attributes.map(({ id, label, options }) => ({ id, label, texts: options.map((option) => option.label) })),
    ...details.flatMap(({ id = '', label, data }): readonly Property[] =>
      LEFT_OUT.has(id) ? [] : [{ id: id || label, label, texts: data.flatMap(({ label: name, text }) => name ?? text ?? []) }],
    ),
  ];
}

function toColumn(details: ProductDetails): ComparedColumn {
  const { id, name, pageUrl, kind, gallery, price, rating, badge, eyebrow, variants, notifyMe } = details;
  const picture = gallery.find(({ type }) => type === 'image');
  const mark = eyebrow ?? badge;
  return {
    id,
    name,
    url: pageUrl,
    ...(kind ? { kind } : {}),
    src: picture?.src ?? '',
    alt: picture?.alt ?? '',
    price,
    ...(rating ? { rating } : {}),
    ...(mark ? { badge: mark } : {}),
    isInStock: variants.length === 0 ? !notifyMe : variants.some(({ productInventoryState }) => productInventoryState === 'InStock'),
  };
}
