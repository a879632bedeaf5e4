// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { GiftCardsMessages } from './messages.ts';

export const giftCardsMessages: MessageData<GiftCardsMessages> = {
  amount: 'Montant',
  otherAmount: 'Autre montant',
  otherAmountHint: ['De ', 'min', ' à ', 'max'],
  amountMissing: 'Choisissez un montant.',
  amountWrong: ['Saisissez un montant de ', 'min', ' à ', 'max', '.'],
  recipientTitle: 'Pour qui est-elle?',
  recipientHint: 'Laissez ces champs vides et nous enverrons la carte à votre propre adresse courriel.',
  to: 'Nom du destinataire',
  email: 'Courriel du destinataire',
  message: 'Votre message',
  optional: '(facultatif)',
  messageUsed: ['', 'used', ' caractères sur ', 'most'],
  messageTooLong: ['', ['over', 'plural', { one: ['', 0, ' caractère de trop'], other: ['', 0, ' caractères de trop'] }]],
  toMissing: 'Saisissez le nom du destinataire.',
  emailWrong: 'Saisissez une adresse courriel comme nom@exemple.com.',
  sendOn: 'Date d’envoi',
  sendOnHint: 'Sans date, nous l’envoyons dès que votre commande est confirmée.',
  balanceTitle: 'Consulter le solde de votre carte-cadeau',
  balanceLead: 'Le numéro et le NIP se trouvent dans le courriel de votre carte-cadeau.',
  number: 'Numéro de carte',
  pin: 'NIP',
  checkBalance: 'Consulter le solde',
  balanceOf: ['Il reste ', 'balance', ' sur la carte se terminant par ', 'last4', '.'],
  balanceUntil: ['Il reste ', 'balance', ' sur la carte se terminant par ', 'last4', ', à utiliser avant le ', 'date', '.'],
  noBalance: ['Il ne reste rien sur la carte se terminant par ', 'last4', '.'],
  aboutGiftCards: 'À propos des cartes-cadeaux',
  lockedCard: 'Trop de NIP erronés. Réessayez avec cette carte dans 15 minutes.',
};
