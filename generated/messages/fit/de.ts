// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { FitMessages } from './messages.ts';

export const fitMessages: MessageData<FitMessages> = { S: 'Kurz', R: 'Normale Länge', L: 'Lang', M: 'Normale Weite', W: 'Weit' };
