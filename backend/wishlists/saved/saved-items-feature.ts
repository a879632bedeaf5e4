import { handOverSavedItems } from '../../cart/saved-items/hand-over-saved-items.ts';
import { createMoveToSaveForLater } from '../../cart/saved-items/move-to-save-for-later.ts';
import { createRemoveSavedItem } from '../../cart/saved-items/remove-saved-item.ts';
import { savedItemsData } from '../../cart/saved-items/saved-items-data.ts';
import type { SavedItemsPorts } from '../../cart/saved-items/saved-items-ports.ts';
import { createUpdateSaveForLater } from '../../cart/saved-items/update-save-for-later.ts';
import type { Feature } from '../../features/feature.ts';
import { createAgeRetention } from '../../features/retention.ts';
import { createGetSaveForLater } from './get-save-for-later.ts';

/** Cart items saved for later. A guest's list is deleted with the guest, who cannot access it without a token. */
export function createSavedItemsFeature(ports: SavedItemsPorts) {
  return {
    handlers: {
      getSaveForLater: createGetSaveForLater(ports),
      moveToSaveForLater: createMoveToSaveForLater(ports),
      removeSavedItem: createRemoveSavedItem(ports),
      updateSaveForLater: createUpdateSaveForLater(ports),
    },
    retention: [createAgeRetention({ kind: 'savedItems', table: 'saved_items', key: 'id', from: 'saved_at' })],
    handover: handOverSavedItems,
    userData: savedItemsData,
  } satisfies Feature;
}
