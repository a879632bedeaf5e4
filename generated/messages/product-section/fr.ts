// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { ProductSectionMessages } from './messages.ts';

export const productSectionMessages: MessageData<ProductSectionMessages> = {
  features: 'Caractéristiques',
  description: 'Description',
  material: 'Matière',
  care: 'Entretien',
};
