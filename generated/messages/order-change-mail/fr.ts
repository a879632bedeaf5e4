// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { OrderChangeMailMessages } from './messages.ts';

export const orderChangeMailMessages: MessageData<OrderChangeMailMessages> = {
  greeting: ['Bonjour ', 'name', ','],
  cancelledSubject: ['Votre commande ', 'brand', ' ', 'number', ' est annulée'],
  cancelled: ['comme vous l’avez demandé, nous avons annulé votre commande ', 'number', '.'],
  partlyCancelledSubject: ['Une partie de votre commande ', 'brand', ' ', 'number', ' est annulée'],
  partlyCancelled: [
    'comme vous l’avez demandé, nous avons annulé une partie de votre commande ',
    'number',
    '. Le reste de votre commande ne change pas.',
  ],
  cancelledItems: 'Articles annulés',
  remainingItems: 'Toujours dans votre commande',
  refundedTo: 'Votre remboursement',
  delivery: 'Livraison',
  amount: 'Total',
  points: ['', 'points', ' ', ['points', 'plural', { one: 'point', other: 'points' }]],
  refundFollows: 'Nous vous écrirons de nouveau dès que votre remboursement sera en route.',
  refundedSubject: ['Votre remboursement pour la commande ', 'brand', ' ', 'number'],
  refunded: ['nous vous avons remboursé ', 'amount', ' pour votre commande ', 'number', '.'],
  bankTakesTime: 'Votre banque peut mettre quelques jours ouvrables à afficher le remboursement.',
  creditNote: ['Le numéro de votre avoir est ', 'number', '.'],
  labelSubject: ['Votre étiquette de retour pour la commande ', 'brand', ' ', 'number'],
  label: [
    'votre retour ',
    'returnNumber',
    ' est enregistré. Imprimez l’étiquette depuis la page de votre commande, collez-la sur le colis et déposez-le au plus tard le ',
    'date',
    '.',
  ],
  returnedItems: 'Vous nous renvoyez',
  refundAfterReceipt: 'Nous vous rembourserons dès l’arrivée de votre colis.',
  receivedSubject: ['Votre retour ', 'returnNumber', ' est bien arrivé'],
  received: ['votre retour ', 'returnNumber', ' est bien arrivé. Voici ce que nous avons reçu pour la commande ', 'number', ' :'],
  receivedItems: 'Articles reçus',
  orderLink: 'Voir votre commande',
  signature: ['L’équipe ', 'brand'],
  priceChange: 'Modification des remises',
};
