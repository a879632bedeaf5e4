// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { ProductFeatureMessages } from './messages.ts';

export const productFeatureMessages: MessageData<ProductFeatureMessages> = {
  waterproof: 'Waterproof',
  windproof: 'Windproof',
  breathable: 'Breathable',
  insulated: 'Insulated',
  lightweight: 'Lightweight',
  packable: 'Packable',
  recycled: 'Recycled materials',
  merino: 'Merino wool',
  grip: 'Wet-ground grip',
  cushioned: 'Cushioned',
  'quick-dry': 'Quick-drying',
  stretch: 'Stretch',
  repairable: 'Repairable',
};
