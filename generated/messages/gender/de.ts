// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { GenderMessages } from './messages.ts';

export const genderMessages: MessageData<GenderMessages> = { men: 'Herren', women: 'Damen', kids: 'Kinder', unisex: 'Unisex' };
