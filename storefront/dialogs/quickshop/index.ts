import { createProductView, type ProductView } from '#commerce/product/product-view.ts';
import { addItem } from '#generated/calls/add-item.ts';
import { createCart } from '#generated/calls/create-cart.ts';
import { createCartWithItem } from '#generated/calls/create-cart-with-item.ts';
import { getCart } from '#generated/calls/get-cart.ts';
import { getInventory } from '#generated/calls/get-inventory.ts';
import { getProductDetails } from '#generated/calls/get-product-details.ts';
import { productMessages } from '#generated/messages/product/lazy.ts';
import { quickshopMessages } from '#generated/messages/quickshop/lazy.ts';
import { defineDialog } from '../define-dialog.ts';
import type { QuickshopParams } from './quickshop-params.ts';

/** Shows a product over a listing. */
export const quickshopDialog = defineDialog({
  placement: 'center',
  // Listings open it by code; links use `?product=…`.
  readParams: ({ given, query }): QuickshopParams => (given as QuickshopParams | undefined) ?? { productId: query.get('product') ?? '' },
  messages: { product: productMessages, quickshop: quickshopMessages },
  calls: [getProductDetails, getInventory, addItem, createCart, createCartWithItem, getCart],
  async loadCriticalData({ params: { productId }, calls, query }): Promise<ProductView> {
    const [details, inventory] = await Promise.all([
      query(getProductDetails.query(calls, { productId })),
      query(getInventory.query(calls, { productId: productId.slice(0, 8) })),
    ]);
    return createProductView(details, inventory);
  },
  view: () => import('./quickshop-view.tsx'),
});
