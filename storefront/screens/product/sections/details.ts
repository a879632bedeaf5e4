import { redirect } from 'react-router';
import { getShopHref } from '#commerce/catalog/shop-href.ts';
import { getProductHref } from '#commerce/product/product-href.ts';
import { getProductDetails } from '#generated/calls/get-product-details.ts';
import { createSection } from '../../../sections/section.ts';
import { requireProduct } from '../product-address.ts';

/** The product in the catalog. Other addresses redirect to the product's own. */
export const details = createSection({
  name: 'details',
  missing: [400, 404],
  load: ({ params, context }) => getProductDetails(context.session.calls, { productId: requireProduct(params).productId }),
  show({ data: { pageUrl } }, { params, context: { site, url } }) {
    const path = getShopHref(site.locale, getProductHref(pageUrl, requireProduct(params).productId));
    if (url.pathname !== path) throw redirect(`${path}${url.search}`, 301);
    return undefined;
  },
});
