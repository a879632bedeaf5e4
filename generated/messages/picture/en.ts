// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { PictureMessages } from './messages.ts';

export const pictureMessages: MessageData<PictureMessages> = {
  colored: ['', 'name', ' in ', 'color'],
  seen: ['', 'product', ', ', 'view'],
};
