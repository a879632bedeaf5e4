import { CallError } from '../../router/call-error.ts';
import type { Handler } from '../../router/handler.ts';
import { getShopContext } from '../../sites/shop-site.ts';
import type { CatalogPorts } from '../get-catalog.ts';
import { createFindShippingMethod } from '../details/find-shipping-method.ts';
import { personalizeSet } from '../personal-prices.ts';
import { buildSet } from './build-set.ts';
import { getStyles, readSets } from './read-sets.ts';

/** Returns the page of a set; 404 ORD404 for an unknown or withdrawn one, or with too few parts on sale. */
export function createGetProductSet(ports: CatalogPorts): Handler<'getProductSet'> {
  const { db, clock, readPersonalPrices } = ports;
  const shipOne = createFindShippingMethod(ports);
  return {
    async handle({ params: { productSetId }, context }) {
      const shop = getShopContext(context);
      const [set] = await readSets(db, { setIds: [productSetId] }, shop, clock.now());
      if (!set) throw new CallError(404, 'ORD404', [`No set "${productSetId}" on ${shop.site.id}.`]);
      const prices = await readPersonalPrices(shop, context, getStyles([set]));
      return { body: personalizeSet(buildSet(set, shop, shipOne), prices) };
    },
  };
}
