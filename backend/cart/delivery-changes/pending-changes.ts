import type { StoredDeliveryChange } from '../../database/documents/delivery-change-document.ts';
import type { CartShipment } from '../../database/documents/shipment-document.ts';

/** The changes of a cart with new ones; of each row the newest. */
export function withChanges(
  changes: readonly StoredDeliveryChange[],
  added: readonly StoredDeliveryChange[],
): readonly StoredDeliveryChange[] {
  if (added.length === 0) return changes;
  const rows = new Set(added.map(({ itemId }) => itemId));
  return [...changes.filter(({ itemId }) => !rows.has(itemId)), ...added];
}

/** The changes that still hold: those of rows that are still delivered as the shop has decided. */
export function pendingChanges(
  changes: readonly StoredDeliveryChange[],
  shipments: readonly CartShipment[],
): readonly StoredDeliveryChange[] {
  if (changes.length === 0) return changes;
  return changes.filter(({ itemId, to }) =>
    shipments.some(({ kind, method, items }) => kind === to.kind && (method ?? to.code) === to.code && items.includes(itemId)),
  );
}
