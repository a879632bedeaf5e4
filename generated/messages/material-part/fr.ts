// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MaterialPartMessages } from './messages.ts';

export const materialPartMessages: MessageData<MaterialPartMessages> = {
  shell: 'Extérieur',
  fill: 'Garnissage',
  body: 'Tissu',
  lining: 'Doublure',
  frame: 'Armature',
  upper: 'Tige',
  midsole: 'Semelle intercalaire',
  outsole: 'Semelle extérieure',
  straps: 'Brides',
  footbed: 'Semelle intérieure',
};
