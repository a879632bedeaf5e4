// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { BenefitBarMessages } from './messages.ts';

export const benefitBarMessages: MessageData<BenefitBarMessages> = { label: 'Vorteile', close: 'Vorteile schließen' };
