// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { OrderChangeMailMessages } from './messages.ts';

export const orderChangeMailMessages: MessageData<OrderChangeMailMessages> = {
  greeting: ['Hallo ', 'name', ','],
  cancelledSubject: ['Deine ', 'brand', '-Bestellung ', 'number', ' ist storniert'],
  cancelled: ['wie gewünscht haben wir deine Bestellung ', 'number', ' storniert.'],
  partlyCancelledSubject: ['Ein Teil deiner ', 'brand', '-Bestellung ', 'number', ' ist storniert'],
  partlyCancelled: [
    'wie gewünscht haben wir einen Teil deiner Bestellung ',
    'number',
    ' storniert. Alles andere bleibt, wie du es bestellt hast.',
  ],
  cancelledItems: 'Storniert',
  remainingItems: 'Weiterhin bestellt',
  refundedTo: 'Deine Erstattung',
  delivery: 'Versand',
  amount: 'Gesamt',
  points: ['', 'points', ' ', ['points', 'plural', { one: 'Punkt', other: 'Punkte' }]],
  refundFollows: 'Sobald deine Erstattung unterwegs ist, schreiben wir dir noch einmal.',
  refundedSubject: ['Deine Erstattung zur ', 'brand', '-Bestellung ', 'number'],
  refunded: ['wir haben dir ', 'amount', ' für deine Bestellung ', 'number', ' erstattet.'],
  bankTakesTime: 'Bis der Betrag auf deinem Konto erscheint, können je nach Bank einige Werktage vergehen.',
  creditNote: ['Deine Gutschrift hat die Nummer ', 'number', '.'],
  labelSubject: ['Dein Rücksendeetikett zur ', 'brand', '-Bestellung ', 'number'],
  label: [
    'deine Rücksendung ',
    'returnNumber',
    ' ist angemeldet. Drucke das Etikett auf der Seite deiner Bestellung aus, klebe es auf das Paket und gib es bis zum ',
    'date',
    ' ab.',
  ],
  returnedItems: 'Du schickst zurück',
  refundAfterReceipt: 'Sobald dein Paket bei uns ist, erstatten wir dir den Betrag.',
  receivedSubject: ['Deine Rücksendung ', 'returnNumber', ' ist angekommen'],
  received: ['deine Rücksendung ', 'returnNumber', ' ist angekommen. Das haben wir zur Bestellung ', 'number', ' erhalten:'],
  receivedItems: 'Erhalten',
  orderLink: 'Bestellung ansehen',
  signature: ['Dein ', 'brand', '-Team'],
  priceChange: 'Änderung der Rabatte',
};
