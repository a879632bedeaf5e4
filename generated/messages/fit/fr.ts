// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { FitMessages } from './messages.ts';

export const fitMessages: MessageData<FitMessages> = { S: 'Court', R: 'Longueur standard', L: 'Long', M: 'Largeur standard', W: 'Large' };
