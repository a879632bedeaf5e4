// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { ProductFeatureMessages } from './messages.ts';

export const productFeatureMessages: MessageData<ProductFeatureMessages> = {
  waterproof: 'Imperméable',
  windproof: 'Coupe-vent',
  breathable: 'Respirant',
  insulated: 'Isolant',
  lightweight: 'Léger',
  packable: 'Compressible',
  recycled: 'Matières recyclées',
  merino: 'Laine mérinos',
  grip: 'Adhérence sur sol mouillé',
  cushioned: 'Amorti',
  'quick-dry': 'Séchage rapide',
  stretch: 'Extensible',
  repairable: 'Réparable',
};
