// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { GiftCardsMessages } from './messages.ts';

export const giftCardsMessages: MessageData<GiftCardsMessages> = {
  amount: 'Betrag',
  otherAmount: 'Anderer Betrag',
  otherAmountHint: ['Von ', 'min', ' bis ', 'max'],
  amountMissing: 'Bitte wähle einen Betrag.',
  amountWrong: ['Bitte gib einen Betrag von ', 'min', ' bis ', 'max', ' ein.'],
  recipientTitle: 'Für wen ist sie?',
  recipientHint: 'Lass die Felder leer, dann schicken wir die Karte an deine eigene E-Mail-Adresse.',
  to: 'Name der beschenkten Person',
  email: 'E-Mail der beschenkten Person',
  message: 'Deine Nachricht',
  optional: '(optional)',
  messageUsed: ['', 'used', ' von ', 'most', ' Zeichen'],
  messageTooLong: ['', ['over', 'plural', { one: ['', 0, ' Zeichen zu viel'], other: ['', 0, ' Zeichen zu viel'] }]],
  toMissing: 'Bitte gib den Namen der beschenkten Person ein.',
  emailWrong: 'Bitte gib eine E-Mail-Adresse wie name@example.com ein.',
  sendOn: 'Versanddatum',
  sendOnHint: 'Ohne Datum verschicken wir die Karte, sobald deine Bestellung bestätigt ist.',
  balanceTitle: 'Guthaben deiner Geschenkkarte prüfen',
  balanceLead: 'Kartennummer und PIN stehen in der E-Mail mit deiner Geschenkkarte.',
  number: 'Kartennummer',
  pin: 'PIN',
  checkBalance: 'Guthaben prüfen',
  balanceOf: ['Auf der Karte, die auf ', 'last4', ' endet, sind noch ', 'balance', '.'],
  balanceUntil: ['Auf der Karte, die auf ', 'last4', ' endet, sind noch ', 'balance', '. Sie gilt bis ', 'date', '.'],
  noBalance: ['Auf der Karte, die auf ', 'last4', ' endet, ist kein Guthaben mehr.'],
  aboutGiftCards: 'Mehr über Geschenkkarten',
  lockedCard: 'Zu viele falsche PINs. Bitte versuche es mit dieser Karte in 15 Minuten noch einmal.',
};
