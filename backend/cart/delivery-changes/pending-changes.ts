import type { StoredDeliveryChange } from '../../database/documents/delivery-change-document.ts';
import type { CartShipment } from '../../database/documents/shipment-document.ts';

/** Adds new changes to those of a cart; the newest of each row wins. */
export function addChanges(
  changes: readonly StoredDeliveryChange[],
  added: readonly StoredDeliveryChange[],
): readonly StoredDeliveryChange[] {
  if (added.length === 0) return changes;
  const rows = new Set(added.map(({ itemId }) => itemId));
  return [...changes.filter(({ itemId }) => !rows.has(itemId)), ...added];
}

/** The changes that still apply: those of rows whose delivery is still the one that the shop chose. */
export function filterPendingChanges(
  changes: readonly StoredDeliveryChange[],
  shipments: readonly CartShipment[],
): readonly StoredDeliveryChange[] {
  if (changes.length === 0) return changes;
  return changes.filter(({ itemId, to }) =>
    shipments.some(({ kind, method, items }) => kind === to.kind && (method ?? to.code) === to.code && items.includes(itemId)),
  );
}
