import type { PlacedOrder } from '#generated/openapi/cart.ts';
import type { CartTender } from '../../database/documents/tender-document.ts';
import type { CustomerContext } from '../../router/call-context.ts';
import type { ShopContext } from '../../sites/shop-site.ts';

/** Input of placeOrder. */
export interface Placement {
  readonly context: CustomerContext;
  readonly shop: ShopContext;
  readonly key: string;
  readonly body: PlacedOrder;
  /** The shopper's favorite store. */
  readonly favStoreId?: string;
  /** Replaces the cart's tender of its kind. */
  readonly tender: CartTender | null;
}
