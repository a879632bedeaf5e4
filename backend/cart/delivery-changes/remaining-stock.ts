import type { Sellables } from '../../catalog/sellable.ts';
import type { CartShipment } from '../../database/documents/shipment-document.ts';
import type { DeliveryKinds } from '../../delivery/delivery-kind.ts';
import { getDeliveryKind } from '../../delivery/delivery-kind-lookup.ts';
import type { Places } from '../../delivery/places.ts';

/** Units in stock: the site's by SKU, and those of stores by place. */
export interface StockFacts {
  readonly siteId: string;
  readonly sellables: Sellables;
  readonly places: Places;
}

interface Requested {
  readonly sku: string;
  readonly qty: number;
}

/** The units of a SKU at a location that this customer can buy. */
export function getUnitsAt({ siteId, sellables, places }: StockFacts, location: string, sku: string): number {
  return location === siteId ? (sellables.get(sku)?.stock ?? 0) : (places.units.get(location)?.get(sku) ?? 0);
}

/** Tracks the remaining units of each location, so that none is taken twice. */
export class RemainingStock {
  readonly facts: StockFacts;
  readonly #left = new Map<string, number>();

  constructor(facts: StockFacts) {
    this.facts = facts;
  }

  /** Takes nothing and returns false when the location of the shipment has too few units. */
  take(kinds: DeliveryKinds, shipment: CartShipment, { sku, qty }: Requested): boolean {
    const location = getDeliveryKind(kinds, shipment).getLocation(this.facts.siteId, shipment);
    const key = `${location} ${sku}`;
    const left = this.#left.get(key) ?? getUnitsAt(this.facts, location, sku);
    if (left < qty) return false;
    this.#left.set(key, left - qty);
    return true;
  }
}
