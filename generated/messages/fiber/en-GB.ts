// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { FiberMessages } from './messages.ts';

export const fiberMessages: MessageData<FiberMessages> = {
  aluminum: 'Aluminium',
  'carbon-rubber': 'Carbon rubber',
  cotton: 'Organic cotton',
  elastane: 'Elastane',
  eva: 'EVA',
  lambswool: 'Lambswool',
  leather: 'Leather',
  merino: 'Merino wool',
  nylon: 'Recycled nylon',
  polyester: 'Recycled polyester',
  polyurethane: 'Polyurethane',
  rubber: 'Rubber',
  'natural-rubber': 'Natural rubber',
  suede: 'Suede',
  'sugarcane-eva': 'Sugarcane EVA',
};
