// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { QuickshopMessages } from './messages.ts';

export const quickshopMessages: MessageData<QuickshopMessages> = { details: 'View full details', continue: 'Continue shopping' };
