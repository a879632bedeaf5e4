import { sql } from 'kysely';
import { selectSellables, toSellables } from '../../catalog/read-sellables.ts';
import type { Sellables } from '../../catalog/sellable.ts';
import type { CustomerContext } from '../../router/call-context.ts';
import { shopOf } from '../../sites/shop-site.ts';
import type { CartPorts } from '../cart-ports.ts';
import { selectGiftSkus } from './select-gift-skus.ts';

/** A variant for a new cart, with the gifts that its promotions may add. One statement. */
export async function readItemWithGifts({ db, clock, promotions }: CartPorts, context: CustomerContext, sku: string): Promise<Sellables> {
  const shop = shopOf(context);
  const now = clock.now();
  const own = sql`${[sku]}::text[]`;
  const gifts = selectGiftSkus(promotions.of(shop.site), now, own);
  const { rows } = await selectSellables(shop, own, { now, customerId: context.customer.id }, gifts).execute(db);
  return toSellables(rows, shop);
}
