import { storesMessages } from '#generated/messages/stores/lazy.ts';
import { defineDialog } from '../define-dialog.ts';
import type { ConfirmationParams } from './confirmation-params.ts';

const nothing: ConfirmationParams = { name: '', country: '', action: '', from: '' };

/** Confirms the change to the site of the store's country. Only code opens it. */
export const locationConfirmationDialog = defineDialog({
  placement: 'center',
  readParams: ({ given }): ConfirmationParams => (given as ConfirmationParams | undefined) ?? nothing,
  messages: { stores: storesMessages },
  view: () => import('./confirmation-view.tsx'),
});
