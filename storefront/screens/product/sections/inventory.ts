import { getInventory } from '#generated/calls/get-inventory.ts';
import { defineDeferredSection } from '../../../sections/section.ts';
import { requireProduct } from '../product-address.ts';

/** The stock of all colors. If it fails to load, the stock in the details applies. */
export const inventory = defineDeferredSection({
  name: 'inventory',
  missing: [404],
  load: ({ params, context }) => getInventory(context.session.calls, { productId: requireProduct(params).styleId }),
});
