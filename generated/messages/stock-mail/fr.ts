// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { StockMailMessages } from './messages.ts';

export const stockMailMessages: MessageData<StockMailMessages> = {
  confirmSubject: ['Plus qu’une étape : ', 'name'],
  greeting: 'Bonjour,',
  confirm: [
    'vous souhaitez savoir quand ',
    'product',
    ' sera de nouveau en stock. Veuillez confirmer que nous pouvons vous écrire à ',
    'recipient',
    ' :',
  ],
  confirmLink: 'Oui, prévenez-moi',
  notYou: 'Ce n’était pas vous ? Ignorez cet e-mail : sans confirmation, nous n’envoyons rien.',
  backSubject: ['De nouveau en stock : ', 'name'],
  back: ['bonne nouvelle : ', 'product', ' est de nouveau en stock.'],
  backLink: ['Voir ', 'name'],
  notReserved:
    'Nous ne pouvons pas vous en réserver et les stocks peuvent partir vite. Nous ne vous écrivons qu’une fois : si vous le manquez, inscrivez-vous de nouveau sur la page du produit.',
  stopLead: 'Vous ne voulez plus de ces e-mails ?',
  stopLink: 'Arrêter les alertes de stock',
  signature: ['L’équipe ', 'brand'],
};
