// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { ParcelMailMessages } from './messages.ts';

export const parcelMailMessages: MessageData<ParcelMailMessages> = {
  shippedSubject: ['Votre commande ', 'brand', ' ', 'number', ' est en route'],
  shipped: ['votre commande ', 'number', ' a quitté notre entrepôt.'],
  partShippedSubject: ['Une partie de votre commande ', 'brand', ' ', 'number', ' est en route'],
  partShipped: ['une partie de votre commande ', 'number', ' a quitté notre entrepôt. Le reste suivra dans un autre colis.'],
  collectLater: 'Nous vous écrirons de nouveau dès que vous pourrez la retirer.',
  expectedOn: ['La livraison est prévue le ', 'date', '.'],
  contents: 'Dans ce colis',
  carrier: 'Transporteur',
  trackingNumber: 'Numéro de suivi',
  track: 'Suivre le colis',
  delayedSubject: ['Votre commande ', 'brand', ' ', 'number', ' a du retard'],
  delayed: ['nous sommes désolés : votre commande ', 'number', ' prend plus de temps que promis.'],
  delayedUntil: ['La livraison est désormais prévue le ', 'date', '. Vous n’avez rien à faire.'],
  readySubject: ['Votre commande ', 'brand', ' ', 'number', ' est prête à retirer'],
  ready: ['bonne nouvelle : votre commande ', 'number', ' vous attend à ', 'place', '.'],
  bring: 'À apporter',
  bringNumber: ['Votre numéro de commande, ', 'number', ', ou ce courriel'],
  bringId: 'Une pièce d’identité',
  deliveredSubject: ['Votre commande ', 'brand', ' ', 'number', ' est arrivée'],
  delivered: ['votre colis a été livré le ', 'date', '. Nous espérons que tout vous plaira.'],
  collectedSubject: ['Merci d’avoir retiré votre commande ', 'brand', ' ', 'number'],
  collected: ['merci de votre visite du ', 'date', '. Nous espérons que tout vous plaira.'],
  helpAfterwards: 'Quelque chose ne va pas? Vous pouvez demander un retour depuis votre commande.',
};
