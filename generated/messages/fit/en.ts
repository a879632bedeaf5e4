// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { FitMessages } from './messages.ts';

export const fitMessages: MessageData<FitMessages> = { S: 'Short', R: 'Regular length', L: 'Long', M: 'Standard width', W: 'Wide' };
