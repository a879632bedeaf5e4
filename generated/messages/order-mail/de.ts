// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { OrderMailMessages } from './messages.ts';

export const orderMailMessages: MessageData<OrderMailMessages> = {
  subject: ['Ihre ', 'brand', '-Bestellung ', 'number'],
  greeting: ['Guten Tag ', 'name', ','],
  thanks: 'vielen Dank für Ihre Bestellung. Wir stellen sie zusammen.',
  items: 'Ihre Bestellung',
  adjustedForDamage: ['Beschädigter Artikel, Preis angepasst von ', 'by'],
  adjustedForMatch: ['Preisgarantie, angepasst von ', 'by'],
  adjustedForService: ['Mit unserer Entschuldigung, angepasst von ', 'by'],
  adjustedForDisplay: ['Ausstellungsstück, Preis angepasst von ', 'by'],
  adjustedByManager: ['Preis angepasst von ', 'by'],
  shipping: ['Versand (', 'method', ')'],
  taxAdded: 'Steuer',
  taxIncluded: 'enthaltene MwSt.',
  total: 'Gesamt',
  deliverTo: 'Wir liefern an',
  days: ['Lieferung in ', 'days', ' Werktagen'],
  sameDay: 'Versand per E-Mail am selben Tag',
  paidWith: ['Bezahlt mit der Karte, die auf ', 'last4', ' endet'],
  paidLater: ['Bezahlt mit ', 'provider', ', in Raten'],
  paidByWallet: ['Bezahlt mit ', 'provider', ' und der Karte, die auf ', 'last4', ' endet'],
  signature: ['Ihr ', 'brand', '-Team'],
  cancelledSubject: ['Ihre ', 'brand', '-Bestellung ', 'number', ' wurde storniert'],
  cancelled: [
    'wir konnten die Zahlung Ihrer Bestellung ',
    'number',
    ' nicht bestätigen und haben sie deshalb storniert. Es wurde nichts abgebucht; ein Betrag, der auf Ihrer Karte vorgemerkt war, wird freigegeben.',
  ],
  cancelledCart: 'Ihre Artikel liegen wieder im Warenkorb.',
  daysToPlace: ['Abholbereit in ', 'days', ' Werktagen'],
  readyBy: ['Abholbereit: ', 'time'],
  collectSoon: 'Wir legen es im Store bereit',
  collectIn: 'Abholung im Store',
  collectAt: 'Abholung bei',
  collectedBy: ['Abholung durch ', 'name'],
};
