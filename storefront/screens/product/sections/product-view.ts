import { findColor } from '#commerce/product/choice.ts';
import { createProductView } from '#commerce/product/product-view.ts';
import { createSection } from '../../../sections/section.ts';
import { requireProduct } from '../product-address.ts';
import { details } from './details.ts';
import { inventory } from './inventory.ts';

/** The product and the color of the address as view data, which other sections read. */
export const productView = createSection({
  name: 'product view',
  uses: { details, inventory },
  async load({ params }, used) {
    const view = createProductView(await used.details, await used.inventory);
    return { view, color: findColor(view, requireProduct(params).productId) };
  },
});
