// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { ParcelMailMessages } from './messages.ts';

export const parcelMailMessages: MessageData<ParcelMailMessages> = {
  shippedSubject: ['Deine ', 'brand', '-Bestellung ', 'number', ' ist unterwegs'],
  shipped: ['deine Bestellung ', 'number', ' hat unser Lager verlassen.'],
  partShippedSubject: ['Ein Teil deiner ', 'brand', '-Bestellung ', 'number', ' ist unterwegs'],
  partShipped: ['ein Teil deiner Bestellung ', 'number', ' hat unser Lager verlassen. Der Rest folgt in einem weiteren Paket.'],
  collectLater: 'Wir schreiben dir, sobald du sie abholen kannst.',
  expectedOn: ['Sie kommt voraussichtlich am ', 'date', ' an.'],
  contents: 'In diesem Paket',
  carrier: 'Versanddienst',
  trackingNumber: 'Sendungsnummer',
  track: 'Paket verfolgen',
  delayedSubject: ['Deine ', 'brand', '-Bestellung ', 'number', ' verspätet sich'],
  delayed: ['das tut uns leid: Deine Bestellung ', 'number', ' braucht länger als versprochen.'],
  delayedUntil: ['Sie kommt jetzt voraussichtlich am ', 'date', ' an. Du musst nichts tun.'],
  readySubject: ['Deine ', 'brand', '-Bestellung ', 'number', ' ist abholbereit'],
  ready: ['gute Nachricht: Deine Bestellung ', 'number', ' liegt für dich bereit: ', 'place', '.'],
  bring: 'Bitte bring mit',
  bringNumber: ['Deine Bestellnummer ', 'number', ' oder diese E-Mail'],
  bringId: 'Einen Lichtbildausweis',
  deliveredSubject: ['Deine ', 'brand', '-Bestellung ', 'number', ' ist angekommen'],
  delivered: ['dein Paket wurde am ', 'date', ' zugestellt. Wir hoffen, dass dir alles gefällt.'],
  collectedSubject: ['Danke, dass du deine ', 'brand', '-Bestellung ', 'number', ' abgeholt hast'],
  collected: ['vielen Dank für deinen Besuch am ', 'date', '. Wir hoffen, dass dir alles gefällt.'],
  helpAfterwards: 'Etwas passt nicht? In deiner Bestellung kannst du eine Rücksendung anmelden.',
};
