// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MaterialPartMessages } from './messages.ts';

export const materialPartMessages: MessageData<MaterialPartMessages> = {
  shell: 'Shell',
  fill: 'Fill',
  body: 'Fabric',
  lining: 'Lining',
  frame: 'Frame',
  upper: 'Upper',
  midsole: 'Midsole',
  outsole: 'Outsole',
  straps: 'Straps',
  footbed: 'Footbed',
};
