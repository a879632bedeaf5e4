import type { Sellables } from '../../catalog/sellable.ts';
import type { CartLine } from '../../database/documents/cart-document.ts';
import type { CartShipment } from '../../database/documents/shipment-document.ts';
import type { DeliveryKinds } from '../../delivery/delivery-kind.ts';
import { getDeliveryKind } from '../../delivery/delivery-kind-lookup.ts';
import type { Places } from '../../delivery/places.ts';

/** The variants of a cart and the places that they ship from, as read from the database. */
export interface Goods {
  readonly sellables: Sellables;
  readonly places: Places;
}

/** The units of a variant at a stock location: a store's, else those sold online. */
export function getUnitsAt({ sellables, places }: Goods, location: string, sku: string): number {
  const inStore = places.units.get(location);
  return (inStore ? inStore.get(sku) : sellables.get(sku)?.stock) ?? 0;
}

/** The location of a line's units, and the units of its variant there. */
export interface LineStock {
  readonly location: string;
  readonly units: number;
}

export type StockOf = (line: Pick<CartLine, 'id' | 'sku'>) => LineStock;

/** The stock of the lines of a cart by shipment. Lines without a shipment use the site's stock. */
export function getStockOfLines(kinds: DeliveryKinds, siteId: string, shipments: readonly CartShipment[], goods: Goods): StockOf {
  const locations = new Map(
    shipments.flatMap((shipment) => {
      const location = getDeliveryKind(kinds, shipment).getLocation(siteId, shipment);
      return shipment.items.map((id) => [id, location] as const);
    }),
  );
  return ({ id, sku }) => {
    const location = locations.get(id) ?? siteId;
    return { location, units: getUnitsAt(goods, location, sku) };
  };
}

/** The units available to a line: those of its location minus the other lines. */
export function getUnitsForLine(line: Pick<CartLine, 'id' | 'sku'>, lines: readonly CartLine[], stockOf: StockOf): number {
  const { location, units } = stockOf(line);
  const taken = lines.reduce(
    (sum, other) => (other.id !== line.id && other.sku === line.sku && stockOf(other).location === location ? sum + other.qty : sum),
    0,
  );
  return Math.max(0, units - taken);
}
