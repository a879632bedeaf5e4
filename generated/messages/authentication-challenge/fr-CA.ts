// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { AuthenticationChallengeMessages } from './messages.ts';

export const authenticationChallengeMessages: MessageData<AuthenticationChallengeMessages> = {
  title: 'Confirmez votre paiement',
  intro: ['Votre banque vous demande de confirmer ', 'amount', ' pour la commande ', 'number', '.'],
  frame: 'Page de votre banque',
  loading: 'La page de votre banque se charge.',
  slow: 'La page de votre banque met plus de temps que d’habitude. Vous pouvez aussi l’ouvrir en plein écran.',
  newPage: 'Continuer sur la page de votre banque',
  checking: 'Vérification auprès de votre banque. Veuillez ne pas fermer cette page.',
  undecided: 'Votre banque n’a pas encore confirmé le paiement.',
  unreachable: 'Nous n’avons pas pu vérifier votre paiement. Vérifiez-le de nouveau avant de payer autrement.',
  checkAgain: 'Vérifier de nouveau',
  cancel: 'Annuler le paiement',
  cancelTitle: 'Annuler ce paiement?',
  cancelText: 'Votre commande ne sera pas passée et rien ne sera débité. Vos articles restent dans votre panier.',
  cancelConfirm: 'Oui, annuler le paiement',
  goOn: 'Poursuivre le paiement',
  waitingTitle: 'Vous y êtes presque',
  waitingText: 'Confirmez le paiement auprès de votre banque pour terminer votre commande.',
  resume: 'Confirmer le paiement',
  barLabel: 'Paiement à confirmer',
  barWaiting: ['La commande ', 'number', ' n’est pas encore passée. Confirmez le paiement avant ', 'time', '.'],
  barCancelled: ['Votre banque n’a pas confirmé le paiement de la commande ', 'number', '. Nous l’avons annulée et rien n’a été débité.'],
  barItems: 'Voir vos articles',
};
