// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { OrderMailMessages } from './messages.ts';

export const orderMailMessages: MessageData<OrderMailMessages> = {
  subject: ['Votre commande ', 'brand', ' ', 'number'],
  greeting: ['Bonjour ', 'name', ','],
  thanks: 'merci de votre commande. Nous la préparons.',
  items: 'Votre commande',
  adjustedForDamage: ['Article abîmé, prix ajusté par ', 'by'],
  adjustedForMatch: ['Prix aligné par ', 'by'],
  adjustedForService: ['Avec toutes nos excuses, prix ajusté par ', 'by'],
  adjustedForDisplay: ['Article d’exposition, prix ajusté par ', 'by'],
  adjustedByManager: ['Prix ajusté par ', 'by'],
  shipping: ['Livraison (', 'method', ')'],
  taxAdded: 'Taxes',
  taxIncluded: 'TVA comprise',
  total: 'Total',
  deliverTo: 'Adresse de livraison',
  days: ['Livraison en ', 'days', ' jours ouvrables'],
  sameDay: 'Envoyé par e-mail le jour même',
  paidWith: ['Payé par carte se terminant par ', 'last4'],
  paidLater: ['Payé avec ', 'provider', ', en plusieurs fois'],
  paidByWallet: ['Payé avec ', 'provider', ', par la carte se terminant par ', 'last4'],
  signature: ['Votre équipe ', 'brand'],
  cancelledSubject: ['Votre commande ', 'brand', ' ', 'number', ' a été annulée'],
  cancelled: [
    'nous n’avons pas pu confirmer le paiement de votre commande ',
    'number',
    ' et l’avons donc annulée. Rien n’a été débité ; un montant éventuellement réservé sur votre carte est libéré.',
  ],
  cancelledCart: 'Vos articles sont de nouveau dans votre panier.',
  daysToPlace: ['À retirer sous ', 'days', ' jours ouvrés'],
  readyBy: ['Prêt : ', 'time'],
  collectSoon: 'Nous le préparons en magasin',
  collectIn: 'Retrait en magasin',
  collectAt: 'Retrait au point relais',
  collectedBy: ['Retrait par ', 'name'],
};
