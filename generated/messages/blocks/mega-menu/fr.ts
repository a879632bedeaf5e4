// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MegaMenuMessages } from './messages.ts';

export const megaMenuMessages: MessageData<MegaMenuMessages> = {
  label: 'Principale',
  menu: 'Menu',
  close: 'Fermer le menu',
  shopAll: ['Tout voir : ', 'title'],
};
