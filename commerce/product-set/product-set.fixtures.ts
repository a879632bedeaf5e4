import type { ProductSetCard } from '#generated/openapi/products.ts';
import { details, giftCard, inventory, withFits } from '../product/product.fixtures.ts';
import { createProductView } from '../product/product-view.ts';
import type { SetPart } from './set-choice.ts';

export const parts: readonly SetPart[] = [
  { view: createProductView(details, inventory), productId: details.id, qty: 1 },
  { view: createProductView({ ...withFits, masterId: 'TFR20ARA', name: 'Drove Pants' }), productId: withFits.id, qty: 1 },
  { view: createProductView(giftCard), productId: giftCard.id, qty: 2 },
];

const soldOut = { ...details, variants: details.variants.map((one) => ({ ...one, productInventoryState: 'OutOfStock' as const })) };
export const soldOutPart: SetPart = { view: { ...createProductView(soldOut), name: 'Heath Fleece' }, productId: details.id, qty: 1 };

export const setTexts = {
  name: 'Rain Kit',
  tagline: 'Everything you need to enjoy a wet day.',
  description: 'A shell that keeps the weather out, pants that dry as you walk, and boots for the puddles.',
  image: { src: '/media/tarnfell/image/upload/v1/compositions/set-rain-kit', alt: 'Rain Kit: Ridgeline Shell, Drove Pants' },
};

export const setCard: ProductSetCard = {
  id: 'S100101',
  slug: 'rain-kit',
  pageUrl: '/s/rain-kit-S100101',
  name: setTexts.name,
  tagline: setTexts.tagline,
  image: setTexts.image,
  price: { current: 360, original: 480, currency: 'USD' },
  available: false,
  parts: ['Ridgeline Shell', 'Drove Pants'].map((name, index) => ({
    productId: 'TFR10ARAK3B',
    masterId: 'TFR10ARA',
    name,
    pageUrl: '/p/ridgeline-shell-TFR10ARA',
    qty: 1,
    image: { src: '/media/tarnfell/image/upload/v1/products/jacket-kestrel/spruce/front', alt: name },
    price: { current: 180, original: 240 },
    available: index === 0,
  })),
};
