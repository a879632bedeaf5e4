// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { SizeMessages } from './messages.ts';

export const sizeMessages: MessageData<SizeMessages> = { one: 'Einheitsgröße', age: ['', 'years', ' J.'] };
