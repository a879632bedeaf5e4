// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MaterialPartMessages } from './messages.ts';

export const materialPartMessages: MessageData<MaterialPartMessages> = {
  shell: 'Oberstoff',
  fill: 'Füllung',
  body: 'Stoff',
  lining: 'Futter',
  frame: 'Rahmen',
  upper: 'Obermaterial',
  midsole: 'Zwischensohle',
  outsole: 'Laufsohle',
  straps: 'Riemen',
  footbed: 'Fußbett',
};
