import type { InventoryResponse, ProductDetails, ProductVariant } from '#generated/openapi/products.ts';

const media = '/media/tarnfell/image/upload/v1/products';
const getPictures = (color: string, label: string): ProductDetails['gallery'] =>
  ['front', 'back', 'detail'].map((view) => ({
    type: 'image',
    src: `${media}/ridgeline-shell/${color}/${view}`,
    alt: `Ridgeline Shell in ${label}, ${view}`,
    ...(view === 'back' ? { model: { name: 'Mira', height: { value: 70, unit: 'in' }, size: 'S' } } : {}),
  }));

interface Made {
  readonly color: string;
  readonly size: string;
  readonly fitType?: string;
  readonly isIn?: boolean;
}

export function createVariant({ color, size, fitType, isIn = true }: Made): ProductVariant {
  return {
    id: `TARNFELL:TFR10ARA:${color}:${size}:${fitType ?? ''}:1:`,
    upc: '0190849001234',
    productId: `TFR10ARA${color}`,
    attributes: { color, size, ...(fitType ? { fitType } : {}) },
    price: { current: 180, original: 240 },
    productInventoryState: isIn ? 'InStock' : 'OutOfStock',
  };
}

const createOption = (label: string, value = label, available = true) => ({ label, value, available });
const sizes = ['XS', 'S', 'M', 'L', 'XL'];

/** The contract's example with colors, sizes and sections as in real shops. */
export const details: ProductDetails = {
  id: 'TFR10ARAK3B',
  masterId: 'TFR10ARA',
  name: 'Ridgeline Shell',
  slug: 'ridgeline-shell',
  url: 'https://tarnfell.example/en-us/p/ridgeline-shell-TFR10ARA',
  pageUrl: '/p/ridgeline-shell-TFR10ARA',
  kind: 'Women’s rain jacket',
  currency: 'USD',
  notifyMe: true,
  maxQty: 10,
  badge: { id: 'SALE', label: 'Sale' },
  eyebrow: { id: 'LOW STOCK', label: 'Almost gone' },
  season: 'FW26',
  rating: { score: 4.6, reviewsCount: 212 },
  categoryIds: ['1000', '1010'],
  price: { current: 180, original: 240, lowCurrent: 180, highCurrent: 240, currency: 'USD' },
  offers: { price: 180, seller: { name: 'Tarnfell' } },
  sizeChart: { productType: 'womens-outerwear' },
  seo: { title: 'Ridgeline Shell | Tarnfell', description: 'A light shell for the long way round.' },
  gallery: getPictures('spruce', 'spruce'),
  colors: [
    {
      code: 'K3B',
      label: 'Spruce',
      swatch: '#24493f',
      productId: 'TFR10ARAK3B',
      available: true,
      price: { current: 180, original: 240 },
      gallery: getPictures('spruce', 'spruce'),
    },
    {
      code: 'R7E',
      label: 'Ember',
      swatch: '#c4552c',
      productId: 'TFR10ARAR7E',
      available: true,
      price: { current: 240, original: 240 },
      gallery: getPictures('ember', 'ember'),
    },
    {
      code: 'K9N',
      label: 'Night',
      swatch: '#202b38',
      productId: 'TFR10ARAK9N',
      available: false,
      price: { current: 180, original: 240 },
      gallery: getPictures('night', 'night'),
    },
  ],
  breadcrumbs: [{ label: 'Home', url: '/' }, { label: 'Jackets', url: '/c/jackets-1000' }, { label: 'Ridgeline Shell' }],
  attributes: [
    {
      id: 'color',
      label: 'Color',
      options: [createOption('Spruce', 'K3B'), createOption('Ember', 'R7E'), createOption('Night', 'K9N', false)],
    },
    { id: 'size', label: 'Size', options: sizes.map((size) => createOption(size)) },
  ],
  variants: [
    ...sizes.map((size) => createVariant({ color: 'K3B', size, isIn: size !== 'XL' })),
    ...sizes.slice(1).map((size) => ({
      ...createVariant({ color: 'R7E', size, isIn: size !== 'S' }),
      price: { current: 240, original: 240 },
    })),
    ...sizes.map((size) => createVariant({ color: 'K9N', size, isIn: false })),
  ],
  details: [
    { id: 'productFeatures', label: 'Features', data: [{ label: 'Fully taped seams' }, { label: 'Two-way front zip' }] },
    { id: 'description', label: 'Description', data: [{ text: 'A light shell that keeps out a day of rain.' }] },
    { id: 'material', label: 'Material', data: [{ text: 'Three-layer recycled nylon.' }] },
    { id: 'care', label: 'Care', data: [{ text: 'Wash at 30 °C with a mild soap.' }] },
  ],
  productJsonLd: {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Ridgeline Shell',
    description: 'A light shell for the long way round.',
    mpn: 'TFR10ARA',
    sku: 'TFR10ARAK3B',
    color: 'Spruce',
    url: 'https://tarnfell.example/en-us/p/ridgeline-shell-TFR10ARA',
    image: [`https://tarnfell.example${media}/ridgeline-shell/spruce/front`],
    brand: { '@type': 'Brand', name: 'Tarnfell' },
    offers: {
      '@type': 'Offer',
      price: 180,
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      url: 'https://tarnfell.example/en-us/p/ridgeline-shell-TFR10ARA',
    },
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.6, reviewCount: 212 },
  },
};

/** Stock of the first color: M is low, L sold out although the details still have InStock. */
export const inventory: InventoryResponse = {
  variants: {
    'TARNFELL:TFR10ARA:K3B:S::1:': { inStock: true, quantity: 14, stockStatus: 'IN_STOCK' },
    'TARNFELL:TFR10ARA:K3B:M::1:': { inStock: true, quantity: 3, stockStatus: 'IN_STOCK' },
    'TARNFELL:TFR10ARA:K3B:L::1:': { inStock: false, quantity: 0, stockStatus: 'OUT_OF_STOCK' },
  },
};

/** Trousers: sizes in two fits, one of them incomplete. */
export const withFits: ProductDetails = {
  ...details,
  attributes: [...details.attributes, { id: 'fitType', label: 'Fit', options: [createOption('Regular', 'R'), createOption('Long', 'L')] }],
  variants: ['S', 'M'].flatMap((size) => [
    createVariant({ color: 'K3B', size, fitType: 'R' }),
    createVariant({ color: 'K3B', size, fitType: 'L', isIn: size === 'S' }),
    ...(size === 'S' ? [createVariant({ color: 'R7E', size, fitType: 'R' })] : []),
  ]),
};

/** No variants, no colors, one SKU. */
export const giftCard: ProductDetails = {
  ...details,
  id: 'TFDRU06U',
  masterId: 'TFDRU06U',
  name: 'Drumlin 24 L Day Pack',
  notifyMe: false,
  sku: 'TARNFELL:TFDRU06U::::1:',
  colors: [],
  attributes: [],
  variants: [],
  price: { ...details.price, original: 180 },
};
