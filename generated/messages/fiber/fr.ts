// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { FiberMessages } from './messages.ts';

export const fiberMessages: MessageData<FiberMessages> = {
  aluminum: 'Aluminium',
  'carbon-rubber': 'Gomme carbone',
  cotton: 'Coton biologique',
  elastane: 'Élasthanne',
  eva: 'EVA',
  lambswool: 'Laine d’agneau',
  leather: 'Cuir',
  merino: 'Laine mérinos',
  nylon: 'Polyamide recyclé',
  polyester: 'Polyester recyclé',
  polyurethane: 'Polyuréthane',
  rubber: 'Caoutchouc',
  'natural-rubber': 'Caoutchouc naturel',
  suede: 'Daim',
  'sugarcane-eva': 'EVA de canne à sucre',
};
