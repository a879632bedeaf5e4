import { addItem } from '#generated/calls/add-item.ts';
import { createCart } from '#generated/calls/create-cart.ts';
import { createCartWithItem } from '#generated/calls/create-cart-with-item.ts';
import { getCart } from '#generated/calls/get-cart.ts';
import { getInventory } from '#generated/calls/get-inventory.ts';
import { productMessages } from '#generated/messages/product/all.ts';
import { defineScreen } from '../../screen/define-screen.ts';
import { addByForm } from './add-by-form.ts';
import { loadProduct } from './load-product.ts';

/** A product, with the content that editors have put below it. */
export const screen = defineScreen({
  name: 'product',
  shared: { parameters: ['refused'] },
  messages: { product: productMessages },
  calls: [addItem, createCart, createCartWithItem, getCart, getInventory],
  loadCriticalData: ({ params, context }, messages) => loadProduct(params.product, context, messages),
  page: ({ critical }) => critical,
  action: (form, { params, context }) => addByForm(params.product, form, context),
});
