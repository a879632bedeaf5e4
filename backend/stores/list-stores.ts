import type { Handler } from '../router/handler.ts';
import { getShopContext } from '../sites/shop-site.ts';
import type { StorePorts } from './search-stores.ts';

/** Returns the brand's stores in the site's country by name, without permanently closed ones, in one statement. */
export function createListStores({ db }: Pick<StorePorts, 'db'>): Handler<'listStores'> {
  return {
    async handle({ context }) {
      const { site } = getShopContext(context);
      const stores = await db
        .selectFrom('stores')
        .select(['id', 'name', 'city'])
        .where('brand', '=', site.brand)
        .where('country', '=', site.country)
        .where('closed', '=', false)
        .orderBy('name')
        .execute();
      return { body: { stores } };
    },
  };
}
