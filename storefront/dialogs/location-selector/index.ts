import { storesMessages } from '#generated/messages/stores/lazy.ts';
import { defineDialog } from '../define-dialog.ts';

/** The choice of the visitor's store, with a way to that of country and language. */
export const locationSelectorDialog = defineDialog({
  placement: 'end',
  readParams: () => undefined,
  messages: { stores: storesMessages },
  loadCriticalData: async (request) => (await import('./load-location.ts')).loadLocation(request),
  view: () => import('./location-selector-view.tsx'),
});
