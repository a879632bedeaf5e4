// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { StockMailMessages } from './messages.ts';

export const stockMailMessages: MessageData<StockMailMessages> = {
  confirmSubject: ['Nur noch ein Schritt: ', 'name'],
  greeting: 'Guten Tag,',
  confirm: [
    'Sie möchten erfahren, wenn ',
    'product',
    ' wieder da ist. Bitte bestätigen Sie, dass wir Ihnen an ',
    'recipient',
    ' schreiben dürfen:',
  ],
  confirmLink: 'Ja, bitte Bescheid geben',
  notYou: 'Das waren nicht Sie? Dann können Sie diese Mail einfach ignorieren: Ohne Bestätigung schreiben wir Ihnen nicht wieder.',
  backSubject: ['Wieder da: ', 'name'],
  back: ['gute Nachrichten: ', 'product', ' ist wieder da.'],
  backLink: ['', 'name', ' ansehen'],
  notReserved:
    'Wir können nichts für Sie zurücklegen, und es kann schnell gehen. Dies ist die einzige Mail dazu: Wenn es diesmal nicht klappt, melden Sie sich einfach auf der Produktseite wieder an.',
  stopLead: 'Keine solchen Mails mehr?',
  stopLink: 'Benachrichtigungen beenden',
  signature: ['Ihr Team von ', 'brand'],
};
