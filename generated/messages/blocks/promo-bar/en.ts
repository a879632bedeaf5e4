// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { PromoBarMessages } from './messages.ts';

export const promoBarMessages: MessageData<PromoBarMessages> = {
  label: 'Announcements',
  role: 'carousel',
  previous: 'Previous announcement',
  next: 'Next announcement',
  pause: 'Pause announcements',
  play: 'Play announcements',
  close: 'Close announcements',
  message: ['', 'n', ' of ', 'total'],
};
