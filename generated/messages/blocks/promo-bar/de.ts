// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { PromoBarMessages } from './messages.ts';

export const promoBarMessages: MessageData<PromoBarMessages> = {
  label: 'Hinweise',
  role: 'Karussell',
  previous: 'Vorheriger Hinweis',
  next: 'Nächster Hinweis',
  pause: 'Hinweise anhalten',
  play: 'Hinweise abspielen',
  close: 'Hinweise schließen',
  message: ['', 'n', ' von ', 'total'],
};
