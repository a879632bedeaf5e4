// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { ShippingMethodMessages } from './messages.ts';

export const shippingMethodMessages: MessageData<ShippingMethodMessages> = {
  standard: 'Standard',
  express: 'Express',
  digital: 'Par e-mail',
  pickup: 'Retrait en magasin',
  shipToStore: 'Livraison en magasin',
  collectionPoint: 'Point relais',
  customs: 'Fabriqué à la commande',
};
