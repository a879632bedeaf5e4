import { sql } from 'kysely';
import { assertKnownCustomer } from '../../authentication/authenticate.ts';
import type { SavedItemsPorts } from '../../cart/saved-items/saved-items-ports.ts';
import { selectSellables, toSellables, type SellableRow } from '../../catalog/read-sellables.ts';
import type { Handler } from '../../router/handler.ts';
import { getShopContext } from '../../sites/shop-site.ts';
import { renderSavedItem, type ShownSavedItem } from './render-saved-item.ts';

interface Found {
  readonly id: string;
  readonly count: number;
  readonly items: readonly ShownSavedItem[];
  readonly goods: readonly SellableRow[];
}

/** Returns a page of the customer's saved items, newest first, in one statement. */
export function createGetSaveForLater({ db, clock }: Pick<SavedItemsPorts, 'db' | 'clock'>): Handler<'getSaveForLater'> {
  return {
    async handle({ query: { start = 0, count = 24 }, context }) {
      const { customer, siteId } = context;
      const shop = getShopContext(context);
      const view = { now: clock.now(), customerId: customer.id };
      const { rows } = await sql<Found>`with list as (
          select id from saved_lists where customer_id = ${customer.id} and site_id = ${siteId}
        ), page as (
          select * from saved_items where list_id = (select id from list) order by saved_at desc, id desc limit ${count} offset ${start}
        )
        select id, (select count(*)::int from saved_items where list_id = list.id) as count,
          (select coalesce(json_agg(page order by saved_at desc, id desc), '[]') from page) as items,
          (select coalesce(json_agg(g), '[]') from (${selectSellables(shop, sql`array(select sku from page)`, view)}) g) as goods
        from list`.execute(db);
      const [list] = rows;
      if (!list) {
        await assertKnownCustomer(db, customer);
        return { body: { saveForLater: [] } };
      }
      const sellables = toSellables(list.goods, shop);
      const items = list.items.map((item) => renderSavedItem(item, sellables.get(item.sku), shop.site.currency));
      return { body: { saveForLater: [{ saveForLaterId: list.id, count: list.count, ...(items.length > 0 && { items }) }] } };
    },
  };
}
