import type { DeliveryChangeReason, DeliveryChangeType } from '#generated/openapi/shared.ts';
import type { CartShipment, DeliveryKind } from '../../database/documents/shipment-document.ts';
import { replacements } from '../../delivery/delivery-kinds.ts';
import type { DeliveryKinds } from '../../delivery/delivery-kind.ts';
import { getDeliveryKind } from '../../delivery/delivery-kind-lookup.ts';
import { getShipmentOfKind, addShipment } from '../../delivery/shipments.ts';
import { RemainingStock, type StockFacts } from './remaining-stock.ts';

/** A row that is for sale. */
export interface DeliveredRow {
  readonly id: string;
  readonly sku: string;
  readonly qty: number;
}

/** A row that moved to another shipment. */
export interface Move {
  readonly itemId: string;
  readonly type: DeliveryChangeType;
  readonly reason: DeliveryChangeReason;
  /** The shipment that had it, as it was before the move. */
  readonly from: CartShipment;
  /** The shipments after the move. */
  readonly shipments: readonly CartShipment[];
}

export interface MovedRows {
  readonly moves: readonly Move[];
  /** Rows that cannot be delivered at all; treated as out of stock. */
  readonly undeliverable: ReadonlySet<string>;
}

interface Problem {
  readonly row: DeliveredRow;
  readonly reason: DeliveryChangeReason;
  readonly isObstacle: boolean;
}

const findShipmentOfItem = (shipments: readonly CartShipment[], itemId: string): CartShipment | undefined =>
  shipments.find(({ items }) => items.includes(itemId));

/**
 * Moves rows whose delivery is not possible to the first delivery that is. Rows that do not move take their units first, and rows without
 * another delivery do not move. Pure.
 */
export function moveRows(
  kinds: DeliveryKinds,
  shipments: readonly CartShipment[],
  rows: readonly DeliveredRow[],
  facts: StockFacts,
): MovedRows {
  const stock = new RemainingStock(facts);
  const problems = rows.flatMap((row): Problem[] => {
    const shipment = findShipmentOfItem(shipments, row.id);
    if (!shipment) return [];
    const { changes } = getDeliveryKind(kinds, shipment);
    const obstacle = changes?.findObstacle(shipment, facts.places);
    if (obstacle) return [{ row, reason: obstacle, isObstacle: true }];
    const isServed = stock.take(kinds, shipment, row);
    return isServed || !changes ? [] : [{ row, reason: changes.shortage, isObstacle: false }];
  });
  let current = shipments;
  const moves: Move[] = [];
  const undeliverable = new Set<string>();
  for (const { row, reason, isObstacle } of problems) {
    const from = findShipmentOfItem(current, row.id);
    if (!from) continue;
    const found = findReplacement(kinds, current, from, row, stock);
    if (found) {
      current = moveRow(current, from, found.shipment, row.id);
      moves.push({ itemId: row.id, type: found.type, reason, from, shipments: current });
    } else if (isObstacle) undeliverable.add(row.id);
  }
  return { moves, undeliverable: undeliverable };
}

function moveRow(shipments: readonly CartShipment[], from: CartShipment, to: CartShipment, itemId: string): readonly CartShipment[] {
  const left = { ...from, items: from.items.filter((id) => id !== itemId) };
  return addShipment(addShipment(shipments, left), { ...to, items: [...to.items, itemId] });
}

interface Found {
  readonly shipment: CartShipment;
  readonly type: DeliveryChangeType;
}

/** Finds the first delivery that is possible for the row, and takes its units. */
function findReplacement(
  kinds: DeliveryKinds,
  shipments: readonly CartShipment[],
  from: CartShipment,
  row: DeliveredRow,
  stock: RemainingStock,
): Found | undefined {
  for (const { kind, type } of replacements[from.kind] ?? []) {
    const shipment = createReplacementShipment(kinds, shipments, kind, from, stock.facts);
    if (shipment && stock.take(kinds, shipment, row)) return { shipment, type };
  }
  return undefined;
}

/** @returns The shipment of a kind for rows of another shipment; undefined if the kind cannot deliver them. */
function createReplacementShipment(
  kinds: DeliveryKinds,
  shipments: readonly CartShipment[],
  kind: DeliveryKind,
  from: CartShipment,
  { places }: StockFacts,
): CartShipment | undefined {
  const own = getShipmentOfKind(kinds, shipments, kind);
  const { changes } = getDeliveryKind(kinds, own);
  const destination = changes?.getReplacementDestination(own, from, places);
  if (!changes || destination === undefined) return undefined;
  const shipment = { ...own, destination } as CartShipment;
  return changes.findObstacle(shipment, places) ? undefined : shipment;
}
