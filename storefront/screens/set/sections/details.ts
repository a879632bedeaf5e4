import { redirect } from 'react-router';
import { getShopHref } from '#commerce/catalog/shop-href.ts';
import { getProductSet } from '#generated/calls/get-product-set.ts';
import { createSection } from '../../../sections/section.ts';
import { requireSetId } from '../set-address.ts';

/** The set in the catalog. Other addresses redirect to the set's own. */
export const details = createSection({
  name: 'details',
  missing: [400, 404],
  async load({ params, context }) {
    const set = await getProductSet(context.session.calls, { productSetId: requireSetId(params) });
    context.sources.recordProducts(set.parts.map(({ product }) => product.masterId));
    return set;
  },
  show({ data: { pageUrl } }, { context: { site, url } }) {
    const path = getShopHref(site.locale, pageUrl);
    if (url.pathname !== path) throw redirect(`${path}${url.search}`, 301);
    return undefined;
  },
});
