// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { StockMailMessages } from './messages.ts';

export const stockMailMessages: MessageData<StockMailMessages> = {
  confirmSubject: ['Plus qu’une étape: ', 'name'],
  greeting: 'Bonjour,',
  confirm: [
    'vous souhaitez savoir quand ',
    'product',
    ' sera de retour. Veuillez confirmer que nous pouvons vous écrire à ',
    'recipient',
    ':',
  ],
  confirmLink: 'Oui, prévenez-moi',
  notYou: 'Ce n’était pas vous? Ignorez simplement ce courriel: sans confirmation, nous n’écrirons plus.',
  backSubject: ['De retour: ', 'name'],
  back: ['bonne nouvelle: ', 'product', ' est de retour en stock.'],
  backLink: ['Voir ', 'name'],
  notReserved:
    'Nous ne pouvons pas vous en réserver, et les stocks partent parfois vite. C’est le seul courriel à ce sujet: si vous le manquez cette fois, inscrivez-vous de nouveau sur la page du produit.',
  stopLead: 'Vous ne voulez plus de ces courriels?',
  stopLink: 'Arrêter les alertes',
  signature: ['L’équipe ', 'brand'],
};
