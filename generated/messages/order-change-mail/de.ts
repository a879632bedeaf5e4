// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { OrderChangeMailMessages } from './messages.ts';

export const orderChangeMailMessages: MessageData<OrderChangeMailMessages> = {
  greeting: ['Guten Tag ', 'name', ','],
  cancelledSubject: ['Ihre ', 'brand', '-Bestellung ', 'number', ' ist storniert'],
  cancelled: ['wie gewünscht haben wir Ihre Bestellung ', 'number', ' storniert.'],
  partlyCancelledSubject: ['Ein Teil Ihrer ', 'brand', '-Bestellung ', 'number', ' ist storniert'],
  partlyCancelled: [
    'wie gewünscht haben wir einen Teil Ihrer Bestellung ',
    'number',
    ' storniert. Alles andere bleibt, wie Sie es bestellt haben.',
  ],
  cancelledItems: 'Storniert',
  remainingItems: 'Weiterhin bestellt',
  refundedTo: 'Ihre Erstattung',
  delivery: 'Versand',
  amount: 'Gesamt',
  points: ['', 'points', ' ', ['points', 'plural', { one: 'Punkt', other: 'Punkte' }]],
  refundFollows: 'Sobald Ihre Erstattung unterwegs ist, schreiben wir Ihnen noch einmal.',
  refundedSubject: ['Ihre Erstattung zur ', 'brand', '-Bestellung ', 'number'],
  refunded: ['wir haben Ihnen ', 'amount', ' für Ihre Bestellung ', 'number', ' erstattet.'],
  bankTakesTime: 'Bis die Gutschrift auf Ihrem Konto erscheint, können je nach Bank einige Werktage vergehen.',
  creditNote: ['Ihre Gutschrift hat die Nummer ', 'number', '.'],
  labelSubject: ['Ihr Rücksendeetikett zur ', 'brand', '-Bestellung ', 'number'],
  label: [
    'Ihre Rücksendung ',
    'returnNumber',
    ' ist angemeldet. Drucken Sie das Etikett auf der Seite Ihrer Bestellung aus, kleben Sie es auf das Paket und geben Sie es bis zum ',
    'date',
    ' ab.',
  ],
  returnedItems: 'Sie senden zurück',
  refundAfterReceipt: 'Sobald das Paket wieder bei uns ist, erstatten wir Ihnen den Betrag.',
  receivedSubject: ['Ihre Rücksendung ', 'returnNumber', ' ist angekommen'],
  received: ['Ihre Rücksendung ', 'returnNumber', ' ist angekommen, vielen Dank. Das haben wir zur Bestellung ', 'number', ' erhalten:'],
  receivedItems: 'Erhalten',
  orderLink: 'Bestellung ansehen',
  signature: ['Ihr ', 'brand', '-Team'],
};
