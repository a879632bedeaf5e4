// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { ParcelMailMessages } from './messages.ts';

export const parcelMailMessages: MessageData<ParcelMailMessages> = {
  shippedSubject: ['Ihre ', 'brand', '-Bestellung ', 'number', ' ist unterwegs'],
  shipped: ['Ihre Bestellung ', 'number', ' hat unser Lager verlassen.'],
  partShippedSubject: ['Ein Teil Ihrer ', 'brand', '-Bestellung ', 'number', ' ist unterwegs'],
  partShipped: ['ein Teil Ihrer Bestellung ', 'number', ' hat unser Lager verlassen. Der Rest folgt in einem weiteren Paket.'],
  collectLater: 'Wir schreiben Ihnen, sobald Sie es abholen können.',
  expectedOn: ['Die Ankunft erwarten wir am ', 'date', '.'],
  contents: 'In diesem Paket',
  carrier: 'Versanddienst',
  trackingNumber: 'Sendungsnummer',
  track: 'Paket verfolgen',
  viewOrder: 'Bestellung ansehen',
  findOrder: 'Bestellung aufrufen',
  delayedSubject: ['Ihre ', 'brand', '-Bestellung ', 'number', ' verspätet sich'],
  delayed: ['es tut uns leid: Ihre Bestellung ', 'number', ' braucht länger als versprochen.'],
  delayedUntil: ['Die Ankunft erwarten wir jetzt am ', 'date', '. Sie brauchen nichts zu tun.'],
  readySubject: ['Ihre ', 'brand', '-Bestellung ', 'number', ' liegt zur Abholung bereit'],
  ready: ['gute Nachricht: Ihre Bestellung ', 'number', ' liegt für Sie bereit: ', 'place', '.'],
  bring: 'Bitte bringen Sie mit',
  bringNumber: ['Ihre Bestellnummer ', 'number', ' oder diese E-Mail'],
  bringId: 'Einen Lichtbildausweis',
  deliveredSubject: ['Ihre ', 'brand', '-Bestellung ', 'number', ' ist angekommen'],
  delivered: ['Ihr Paket wurde am ', 'date', ' zugestellt. Wir hoffen, dass Ihnen alles gefällt.'],
  collectedSubject: ['Danke, dass Sie Ihre ', 'brand', '-Bestellung ', 'number', ' abgeholt haben'],
  collected: ['vielen Dank für Ihren Besuch am ', 'date', '. Wir hoffen, dass Ihnen alles gefällt.'],
  helpAfterwards: 'Etwas passt nicht? In Ihrer Bestellung können Sie eine Rücksendung anmelden.',
};
