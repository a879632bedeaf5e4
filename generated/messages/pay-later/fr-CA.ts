// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { PayLaterMessages } from './messages.ts';

export const payLaterMessages: MessageData<PayLaterMessages> = {
  more: 'Comment ça marche?',
  title: ['Payer plus tard avec ', 'provider'],
  intro: ['Réglez ', 'amount', ' en ', 'count', ' paiements.'],
  today: 'À la commande',
  dueOn: ['', ['date', 'date', { dateStyle: 'long' }]],
  conditions: 'Bon à savoir',
  noInterest: 'Sans intérêts ni frais si vous payez à temps.',
  onItsPage: [
    'Vous acceptez les échéances sur la page de ',
    'provider',
    ' avant de commander. ',
    'provider',
    ' décide de les accorder ou non.',
  ],
  changedTotal: 'Si le total de votre commande change, vous acceptez de nouvelles échéances.',
  range: ['Pour les commandes de ', 'min', ' à ', 'max', '.'],
  unavailable: ['Vous ne pouvez pas payer ce panier avec ', 'provider', ' pour le moment. ', 'reason'],
  loading: 'Calcul de vos échéances…',
  failed: 'Nous n’avons pas pu charger les échéances. Veuillez réessayer.',
  tryAgain: 'Réessayer',
  continue: ['Continuer avec ', 'provider'],
  leaving: ['Vous allez continuer chez ', 'provider', '. Vous vérifierez ensuite votre commande et la passerez ici.'],
  leaveFailed: ['', 'provider', ' est injoignable pour le moment. Réessayez ou choisissez un autre mode de paiement.'],
  accepted: ['Vos échéances avec ', 'provider', ' sont acceptées.'],
  outdated: 'Le total de votre commande a changé. Veuillez accepter de nouvelles échéances.',
  newPlan: 'Choisir de nouvelles échéances',
  keepPlan: 'Garder vos échéances',
  declined: 'Votre paiement en plusieurs fois n’a pas été accepté et rien n’a été débité. Choisissez un autre mode de paiement.',
  notAccepted: 'Vous n’avez pas encore accepté de paiement en plusieurs fois. Réessayez ou choisissez un autre mode de paiement.',
};
