// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { FiberMessages } from './messages.ts';

export const fiberMessages: MessageData<FiberMessages> = {
  aluminum: 'Aluminium',
  'carbon-rubber': 'Carbongummi',
  cotton: 'Biobaumwolle',
  elastane: 'Elasthan',
  eva: 'EVA',
  lambswool: 'Lammwolle',
  leather: 'Leder',
  merino: 'Merinowolle',
  nylon: 'Recyceltes Polyamid',
  polyester: 'Recyceltes Polyester',
  polyurethane: 'Polyurethan',
  rubber: 'Gummi',
  'natural-rubber': 'Naturkautschuk',
  suede: 'Veloursleder',
  'sugarcane-eva': 'EVA aus Zuckerrohr',
};
