import { sql } from 'kysely';
import type { Sellable } from '../../catalog/sellable.ts';
import type { DeliveryChoice } from '#generated/openapi/cart.ts';
import type { CartLine } from '../../database/documents/cart-document.ts';
import { CallError } from '../../router/call-error.ts';
import type { ShopContext } from '../../sites/shop-site.ts';
import { describeItem } from '../lines/describe-item.ts';
import { getGiftKey, getUnitPrice } from '../lines/gift-card-line.ts';
import type { SavedItemsPorts } from './saved-items-ports.ts';

interface Saving {
  /** The list's row is locked, so no other request fills it meanwhile. */
  readonly listId: string;
  readonly line: CartLine;
  readonly delivery: DeliveryChoice | undefined;
  /** Undefined if the product is no longer sold. */
  readonly sellable: Sellable | undefined;
}

/**
 * Puts a row's item on top of a list. Merges with the same item: quantities add up within maxQty and never decrease.
 * @returns The item's id.
 * @throws CallError 409 SFL413 when the list is full.
 */
export async function saveItem(
  { db, clock, ids, savedItemsLimit }: Pick<SavedItemsPorts, 'db' | 'clock' | 'ids' | 'savedItemsLimit'>,
  { site }: ShopContext,
  { listId, line, delivery, sellable }: Saving,
): Promise<string> {
  const { sku, qty, giftOption, recipeId = '', precreatedCustomsCode = '' } = line;
  const savedMinor = (sellable && getUnitPrice(line, sellable)) ?? line.shownMinor;
  const giftKey = line.description.isDigitalProduct ? getGiftKey(line) : '';
  const description = sellable ? describeItem(sellable) : line.description;
  const limit = savedItemsLimit(site);
  const { rows } = await sql<{ id: string }>`
    insert into saved_items as saved (id, list_id, sku, recipe_id, precreated_customs_code, qty, saved_minor, description, gift_option, gift_card_minor, gift_key, delivery, saved_at)
    select ${ids.uuid()}::uuid, ${listId}::uuid, ${sku}::text, ${recipeId}::text, ${precreatedCustomsCode}::text, ${qty}::int, ${savedMinor}::int, ${JSON.stringify(description)}::jsonb,
      ${giftOption ? JSON.stringify(giftOption) : null}::jsonb, ${line.giftCardMinor ?? null}::int, ${giftKey}::text, ${delivery ? JSON.stringify(delivery) : null}::jsonb, ${clock.now()}::timestamptz
    where exists (select from saved_items where list_id = ${listId} and sku = ${sku}
        and recipe_id = ${recipeId} and precreated_customs_code = ${precreatedCustomsCode} and gift_key = ${giftKey})
      or (select count(*) from saved_items where list_id = ${listId}) < ${limit}
    on conflict (list_id, sku, recipe_id, precreated_customs_code, gift_key) do update set
      qty = greatest(saved.qty, least(saved.qty + excluded.qty, ${sellable?.maxQty ?? null}::int)),
      saved_minor = excluded.saved_minor, description = excluded.description, saved_at = excluded.saved_at,
      delivery = excluded.delivery,
      gift_option = coalesce(excluded.gift_option, saved.gift_option)
    returning id`.execute(db);
  const [saved] = rows;
  if (!saved) {
    const additionalInfo = { sku, itemId: line.id, maxItems: limit };
    throw new CallError(409, 'SFL413', [{ message: `At most ${limit} items can be saved.`, additionalInfo }]);
  }
  return saved.id;
}
