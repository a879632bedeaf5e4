import type { Sellable } from '../catalog/read-sellable.ts';
import type { ShopContext } from '../sites/shop-site.ts';
import type { Minor } from '../money/minor-units.ts';
import { taxRuleOf } from '../money/tax.ts';
import { computeTotals, type Amounts, type RowAmounts } from '../money/totals.ts';
import type { CartParts } from './cart-record.ts';
import type { CartLine, ItemDescription } from '../database/documents/cart-document.ts';
import type { DeliveryMethod } from '../database/documents/order-document.ts';
import { describeItem } from './describe-item.ts';
import { digitalShipment, homeShipment, methodsOf } from './shipping-methods.ts';

export interface CartRow {
  readonly line: CartLine;
  /** Absent where it is no longer for sale. */
  readonly sellable: Sellable | undefined;
  readonly item: ItemDescription;
  readonly unitMinor: Minor;
  readonly originalMinor: Minor;
  readonly amounts: RowAmounts;
  readonly shipment: string;
}

export interface CartShipment {
  readonly id: string;
  readonly methods: readonly DeliveryMethod[];
  readonly chosen: DeliveryMethod | undefined;
}

export interface PricedCart {
  readonly rows: readonly CartRow[];
  readonly shipments: readonly CartShipment[];
  readonly amounts: Amounts;
  readonly taxIncluded: boolean;
}

/** Which shipments the rows make up; an empty cart has the default one. */
function shipmentsOf(digital: readonly boolean[]): string[] {
  const home = digital.length === 0 || digital.includes(false);
  return [...(home ? [homeShipment] : []), ...(digital.includes(true) ? [digitalShipment] : [])];
}

/** What a cart costs at today's prices. Pure; what is no longer for sale keeps the price that was last shown. */
export function priceCart(shop: ShopContext, cart: CartParts, sellables: ReadonlyMap<string, Sellable>): PricedCart {
  const rows = cart.lines.map((line) => {
    const sellable = sellables.get(line.sku);
    const unitMinor = sellable?.unitMinor ?? line.shownMinor;
    const item = sellable ? describeItem(sellable) : line.description;
    const originalMinor = Math.max(sellable?.originalMinor ?? unitMinor, unitMinor);
    return { line, sellable, item, unitMinor, originalMinor, shipment: item.isDigitalProduct ? digitalShipment : homeShipment };
  });
  const tax = taxRuleOf(shop.site.country, cart.shippingAddress?.stateCityProvDept);
  const charges = { rows: rows.map(({ line, unitMinor }) => ({ qty: line.qty, unitMinor })), tax };
  const { itemTotal } = computeTotals({ ...charges, shippingMinor: 0 });
  const shipments = shipmentsOf(rows.map(({ item }) => item.isDigitalProduct)).map((id) => {
    const methods = methodsOf(id, shop, itemTotal, cart.shippingAddress);
    return { id, methods, chosen: methods.find(({ code }) => code === cart.shippingMethod) ?? methods[0] };
  });
  const shippingMinor = rows.length === 0 ? 0 : shipments.reduce((sum, { chosen }) => sum + (chosen?.priceMinor ?? 0), 0);
  const paid = cart.payment ? (cart.payment.amountMinor ?? 'all') : 0;
  const amounts = computeTotals({ ...charges, shippingMinor, paid });
  return {
    rows: rows.map((row, index) => ({ ...row, amounts: amounts.rows[index] ?? { unitMinor: 0, totalMinor: 0, taxMinor: 0 } })),
    shipments,
    amounts,
    taxIncluded: tax.included,
  };
}
