import type { SearchHeadProps } from './head/search-head.tsx';
import type { CatalogResponse, Category } from '#generated/openapi/products.ts';
import type { ProductCard } from '#generated/openapi/shared.ts';

const colors = [
  ['G4S', 'Spruce', '#24493f', 'spruce'],
  ['R7E', 'Ember', '#c4552c', 'ember'],
  ['K9N', 'Night', '#202b38', 'night'],
  ['S2N', 'Stone', '#b5ad9c', 'stone'],
  ['B8G', 'Glacier', '#9fbcc4', 'glacier'],
  ['Y5C', 'Ochre', '#c1913c', 'ochre'],
  ['G6M', 'Moss', '#6b7650', 'moss'],
] as const;

const getPicture = (slug: string, view: string): string => `/media/tarnfell/image/upload/v1/products/jacket-kestrel/${slug}/${view}`;

/** A product like the contract's example; `code` is two digits of its id. */
export function sampleProduct(code: string, changes: Partial<ProductCard> = {}): ProductCard {
  const masterId = `TFKES${code}M`;
  return {
    id: `${masterId}G4S`,
    masterId,
    name: `Kestrel Shell ${code}`,
    slug: `kestrel-shell-${code}`,
    pageUrl: `/p/kestrel-shell-${code}-${masterId}`,
    kind: 'Men’s rain jacket',
    images: ['front', 'back'].map((view) => ({ src: getPicture('spruce', view), alt: '' })),
    price: { current: 240, original: 240, lowCurrent: 240, highCurrent: 240, currency: 'USD' },
    rating: { score: 4.6, reviewsCount: 212 },
    colors: colors.map(([color, label, swatch, slug]) => ({
      code: color,
      label,
      swatch,
      productId: `${masterId}${color}`,
      image: { src: getPicture(slug, 'front'), alt: '' },
    })),
    ...changes,
  };
}

export const sampleCategory: Category = {
  id: '2000',
  name: 'Jackets',
  slug: 'jackets',
  url: '/c/jackets-2000',
  description: 'Shells, insulation and fleece for the weather that is coming.',
  children: [
    { id: '2010', name: 'Shells', slug: 'shells', url: '/c/shells-2010', count: 18 },
    { id: '2030', name: 'Fleece', slug: 'fleece', url: '/c/fleece-2030', count: 12 },
  ],
};

/** Response with `count` products from `from` on. */
export function sampleListing(from = 0, count = 24, total = 30): CatalogResponse {
  const codes = Array.from({ length: Math.max(0, Math.min(count, total - from)) }, (_, index) => String(from + index + 10));
  return {
    total,
    start: from,
    count,
    breadcrumbs: [{ label: 'Home', url: '/' }, { label: 'Jackets' }],
    category: sampleCategory,
    products: codes.map((code) => sampleProduct(code)),
    facets: [
      {
        id: 'category',
        label: 'Category',
        kind: 'category',
        values: [
          { value: '2010', label: 'Shells', count: 18, selected: false },
          { value: '2030', label: 'Fleece', count: 12, selected: false },
        ],
      },
      {
        id: 'gender',
        label: 'For',
        kind: 'list',
        values: [
          { value: 'men', label: 'Men', count: 20, selected: false },
          { value: 'women', label: 'Women', count: 10, selected: false },
        ],
      },
      {
        id: 'size',
        label: 'Size',
        kind: 'list',
        values: ['S', 'M', 'L'].map((size) => ({ value: size, label: size, count: 12, selected: false })),
      },
      {
        id: 'color',
        label: 'Color',
        kind: 'swatch',
        values: colors.map(([, label, swatch, slug]) => ({ value: slug, label, swatch, count: 8, selected: false })),
      },
      {
        id: 'price',
        label: 'Price',
        kind: 'range',
        min: 80,
        max: 300,
        values: [{ value: '100-200', label: '$100–$200', count: 9, selected: false }],
      },
    ],
    sorts: [
      { id: 'bestMatches', label: 'Best matches', selected: true },
      { id: 'priceLowToHigh', label: 'Price, low to high', selected: false },
    ],
  };
}

/** A misspelled search that was interpreted and had one word omitted. */
export const sampleSearch: Omit<SearchHeadProps, 'messages' | 'locale' | 'languageTag'> = {
  query: 'red rian jacket size 99',
  correction: { original: 'red rian jacket size 99', corrected: 'red rain jacket size 99', applied: true },
  understood: [
    { kind: 'color', words: 'red', label: 'Red', filters: ['color=ember'], queryWithout: 'rain jacket size 99', relaxed: false },
    { kind: 'size', words: 'size 99', label: 'Size 99', filters: ['size=99'], queryWithout: 'red rain jacket', relaxed: true },
  ],
  omitted: [],
  articles: [
    { id: 'page-rain', kind: 'journal', title: 'Rain is a place', excerpt: 'Three days on the coast path.', url: '/articles/rain' },
    { id: 'page-returns', kind: 'help', title: 'Returns', url: '/returns' },
  ],
  hasResults: true,
};
