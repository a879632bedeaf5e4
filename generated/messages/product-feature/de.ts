// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { ProductFeatureMessages } from './messages.ts';

export const productFeatureMessages: MessageData<ProductFeatureMessages> = {
  waterproof: 'Wasserdicht',
  windproof: 'Winddicht',
  breathable: 'Atmungsaktiv',
  insulated: 'Isoliert',
  lightweight: 'Leicht',
  packable: 'Klein verpackbar',
  recycled: 'Recycelte Materialien',
  merino: 'Merinowolle',
  grip: 'Griffig auf nassem Boden',
  cushioned: 'Gedämpft',
  'quick-dry': 'Schnelltrocknend',
  stretch: 'Stretch',
  repairable: 'Reparierbar',
};
