import { sql } from 'kysely';
import { selectSellables, toSellables, type SellableRow } from '../../catalog/read-sellables.ts';
import type { CustomerContext } from '../../router/call-context.ts';
import { getShopContext } from '../../sites/shop-site.ts';
import type { CartPorts } from '../cart-ports.ts';
import { selectPlaces, toPlaces, type NamedPlaces, type StoredPlaces } from '../delivery/select-places.ts';
import type { Goods } from '../delivery/stock-of-lines.ts';
import { selectGiftSkus } from './select-gift-skus.ts';

interface Found {
  readonly goods: readonly SellableRow[];
  readonly places: StoredPlaces | null;
}

/** Reads a variant for a new cart, with the gifts that its promotions may add and the requested places, in one statement. */
export async function readItemWithGifts(
  { db, clock, promotions }: CartPorts,
  context: CustomerContext,
  sku: string,
  named: NamedPlaces,
): Promise<Goods> {
  const shop = getShopContext(context);
  const view = { now: clock.now(), customerId: context.customer.id };
  const own = sql`${[sku]}::text[]`;
  const gifts = selectGiftSkus(promotions.of(shop.site), view.now, own);
  const { rows } = await sql<Found>`select
      (select coalesce(json_agg(g), '[]') from (${selectSellables(shop, own, view, gifts)}) g) as goods,
      ${selectPlaces(shop, { named, skus: own, view })} as places`.execute(db);
  const { goods, places } = rows[0] as Found;
  return { sellables: toSellables(goods, shop), places: toPlaces(places, named) };
}
