import type { Handler } from '../../router/handler.ts';
import { getShopContext } from '../../sites/shop-site.ts';
import type { CatalogPorts } from '../get-catalog.ts';
import { personalizeSetCard } from '../personal-prices.ts';
import { buildSetCard } from './build-set.ts';
import { getStyles, readSets } from './read-sets.ts';

const PER_PAGE = 24;

/** Lists all sets that a site sells, by page. */
export function createListProductSets({
  db,
  clock,
  readPersonalPrices,
}: Pick<CatalogPorts, 'db' | 'clock' | 'readPersonalPrices'>): Handler<'listProductSets'> {
  return {
    async handle({ query: { after = '', count = PER_PAGE }, context }) {
      const shop = getShopContext(context);
      const rows = await db
        .selectFrom('product_sets')
        .select('id')
        .where('brand', '=', shop.site.brand)
        .where('withdrawn', '=', false)
        .where('id', '>', after)
        .orderBy('id')
        .limit(count)
        .execute();
      const ids = rows.map(({ id }) => id);
      const sets = await readSets(db, { setIds: ids }, shop, clock.now());
      const prices = await readPersonalPrices(shop, context, getStyles(sets));
      const productSets = sets
        .map((set) => personalizeSetCard(buildSetCard(set, shop), prices))
        .toSorted((one, other) => (one.id < other.id ? -1 : 1));
      const last = ids.at(-1);
      return { body: { productSets, ...(last !== undefined && ids.length === count && { next: last }) } };
    },
  };
}
