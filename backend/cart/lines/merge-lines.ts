import type { Sellables } from '../../catalog/sellable.ts';
import type { CartLine, LeftOutUnits } from '../../database/documents/cart-document.ts';
import type { CartShipment } from '../../database/documents/shipment-document.ts';
import { getItemKey } from './same-item.ts';

export interface MergedLines {
  readonly lines: readonly CartLine[];
  /** Units above the limit of an item per cart. */
  readonly leftOut: readonly LeftOutUnits[];
}

interface Mergeable {
  readonly lines: readonly CartLine[];
  readonly shipments: readonly Pick<CartShipment, 'id' | 'items'>[];
}

/** Key of lines that merge: the same item with the same delivery. */
function getMergeKey(line: CartLine, { shipments }: Mergeable): string {
  const shipment = shipments.find(({ items }) => items.includes(line.id))?.id ?? '';
  return `${shipment} ${getItemKey(line, line.description)}`;
}

/**
 * Merges the lines of a guest's cart into an account's, item by item. Items that are no longer for sale remain for the cart's review. Pure.
 */
export function mergeLines(own: Mergeable, guests: Mergeable, sellables: Sellables): MergedLines {
  const leftOut: LeftOutUnits[] = [];
  const held = new Map<string, number>();
  const keyed = [own, guests].flatMap((cart) => cart.lines.map((line) => ({ line, key: getMergeKey(line, cart) })));
  const merged = [...Map.groupBy(keyed, ({ key }) => key).values()].flatMap((group): CartLine[] => {
    const same = group.map(({ line }) => line);
    const [first] = same as [CartLine, ...CartLine[]];
    const wanted = same.reduce((sum, { qty }) => sum + qty, 0);
    const before = held.get(first.sku) ?? 0;
    const qty = Math.min(wanted, Math.max(0, (sellables.get(first.sku)?.maxQty ?? Infinity) - before));
    held.set(first.sku, before + qty);
    if (qty < wanted) leftOut.push({ sku: first.sku, name: first.description.name, units: wanted - qty });
    const giftOption = same.find((line) => line.giftOption)?.giftOption;
    return qty === 0 ? [] : [{ ...first, qty, ...(giftOption && { giftOption }) }];
  });
  return { lines: merged, leftOut };
}

/** Merges the guest's shipments into the account's. Destinations and methods of the account win. Pure. */
export function mergeShipments(own: readonly CartShipment[], guests: readonly CartShipment[]): readonly CartShipment[] {
  const isAddressed = own.some(({ destination }) => destination !== null);
  const joined = own.map((shipment) => {
    const other = guests.find(({ id }) => id === shipment.id);
    if (!other) return shipment;
    const [destination, method] = [shipment.destination ?? other.destination, shipment.method ?? other.method];
    return { ...shipment, destination, method, items: [...shipment.items, ...other.items] } as CartShipment;
  });
  const added = guests.filter(({ id, items }) => joined.every((shipment) => shipment.id !== id) && (!isAddressed || items.length > 0));
  return [...joined, ...added];
}
