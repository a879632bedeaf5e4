import { storesMessages } from '#generated/messages/stores/lazy.ts';
import { defineDialog } from '../define-dialog.ts';

/** Chooses the visitor's store, with a link to the country and language selection. */
export const locationSelectorDialog = defineDialog({
  placement: 'end',
  readParams: () => undefined,
  messages: { stores: storesMessages },
  loadCriticalData: async (request) => (await import('./load-location.ts')).loadLocation(request),
  view: () => import('./location-selector-view.tsx'),
});
