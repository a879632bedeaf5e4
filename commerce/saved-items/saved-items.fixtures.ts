import type { SavedItem } from '#generated/openapi/wishlists.ts';
import { lowItem, sampleItem } from '../cart/cart.fixtures.ts';

export const savedShell: SavedItem = {
  itemId: 'saved-1',
  sku: 'TARNFELL:TFR10ARA:B2C:L::1:',
  productId: 'TFR10ARAB2C',
  name: 'Summit Down Parka',
  color: { value: 'B2C', label: 'Slate' },
  size: { value: 'L', label: 'L' },
  qty: 3,
  pageUrl: '/p/summit-down-parka-TFR10ARB',
  productImageURL: sampleItem.productImageURL,
  price: { current: 180, original: 240, lowCurrent: 180, highCurrent: 180, currency: 'USD' },
  priceWhenSaved: 200,
  available: true,
  availableQty: 14,
};

export const savedPack: SavedItem = {
  ...savedShell,
  itemId: 'saved-2',
  sku: 'TARNFELL:TFP20SCR:K3B:OS::1:',
  name: 'Cairn 40 Pack with a name that needs more than one line',
  size: { value: '40L', label: '40 l' },
  qty: 1,
  productImageURL: lowItem.productImageURL,
  price: { current: 120, original: 120, lowCurrent: 120, highCurrent: 120, currency: 'USD' },
  priceWhenSaved: 110,
};

export const soldOutSaved: SavedItem = {
  ...savedPack,
  itemId: 'saved-3',
  sku: 'TARNFELL:TFB30LED:B2C:42::1:',
  name: 'Ledge Mid Boot',
  available: false,
  availableQty: 0,
};

const { pageUrl: _, price: __, ...rest } = soldOutSaved;
export const goneSaved: SavedItem = { ...rest, itemId: 'saved-4', sku: 'TARNFELL:TFB30GON:B2C:42::1:', name: 'Scree Trail Shoe' };
