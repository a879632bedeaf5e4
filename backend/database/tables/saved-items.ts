import type { Generated } from 'kysely';
import type { DeliveryChoice } from '#generated/openapi/cart.ts';
import type { GiftOption } from '#generated/openapi/shared.ts';
import type { Minor } from '../../money/minor-units.ts';
import type { ItemDescription } from '../documents/cart-document.ts';
import type { Json, Timestamp } from './columns.ts';

export interface SavedItemTables {
  /** Each customer has one list per site. */
  saved_lists: {
    id: string;
    customer_id: string;
    site_id: string;
  };
  saved_items: {
    /** The itemId of requests. */
    id: string;
    list_id: string;
    /** Unique per list, design and gift. */
    sku: string;
    /** Empty without a design of the shopper. */
    recipe_id: Generated<string>;
    /** Empty without a design of the shop. */
    precreated_customs_code: Generated<string>;
    /** Null for the default delivery of the item. */
    delivery: Json<DeliveryChoice> | null;
    qty: number;
    /** The unit price when it was saved. */
    saved_minor: Minor;
    /** Description when it was saved, for a product that has left the catalog since. */
    description: Json<ItemDescription>;
    gift_option: Json<GiftOption> | null;
    /** The chosen amount of a gift card; null for a fixed price. */
    gift_card_minor: Minor | null;
    /** Digest of amount and recipient of a gift card; empty for other items. */
    gift_key: Generated<string>;
    saved_at: Timestamp;
  };
}
