// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { PopUpMessages } from './messages.ts';

export const popUpMessages: MessageData<PopUpMessages> = { close: 'Don’t show again' };
