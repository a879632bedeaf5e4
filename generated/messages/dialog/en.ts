// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { DialogMessages } from './messages.ts';

export const dialogMessages: MessageData<DialogMessages> = { failedTitle: 'This didn’t load', tryAgain: 'Try again' };
