import { productMessages } from '#generated/messages/product/all.ts';
import { defineScreen } from '../../screen/define-screen.ts';
import { addByForm } from './add-by-form.ts';
import { loadProduct } from './load-product.ts';

/** A product, with the content that editors have put below it. */
export const screen = defineScreen({
  name: 'product',
  shared: { parameters: ['refused'] },
  messages: { product: productMessages },
  calls: ['addItem', 'createCart', 'createCartWithItem', 'getCart', 'getInventory'],
  loadCriticalData: ({ params, context }, messages) => loadProduct(params.product, context, messages),
  page: ({ critical }) => critical,
  action: (form, { params, context }) => addByForm(params.product, form, context),
});
