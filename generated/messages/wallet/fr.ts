// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { WalletMessages } from './messages.ts';

export const walletMessages: MessageData<WalletMessages> = {
  title: ['Payer avec ', 'provider'],
  frame: ['Fenêtre de paiement de ', 'provider'],
  loading: ['Ouverture de ', 'provider', '…'],
  failed: ['Nous ne pouvons pas ouvrir ', 'provider', ' pour le moment. Réessayez ou passez par la page de paiement.'],
  tryAgain: 'Réessayer',
  subtotal: 'Sous-total',
  discount: 'Remise',
  delivery: 'Livraison',
  tax: 'Taxes',
  placing: 'Votre commande est en cours. Veuillez ne pas fermer cette page.',
  declined: 'Le paiement a été refusé et rien n’a été débité. Choisissez une autre carte.',
  noAnswer: 'Nous n’avons reçu aucune réponse. Veuillez réessayer : votre commande n’est passée qu’une fois.',
  notCovered: 'Votre commande a changé. Vérifiez le total et confirmez-le de nouveau.',
  needsCheckout: 'Passez par la page de paiement : une partie de votre livraison demande plus d’informations.',
};
