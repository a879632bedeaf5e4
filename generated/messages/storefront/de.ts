// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { StorefrontMessages } from './messages.ts';

export const storefrontMessages: MessageData<StorefrontMessages> = {
  skipToContent: 'Zum Inhalt springen',
  home: 'Startseite',
  location: 'Land und Sprache',
  secureCheckout: 'Sicher bezahlen',
  help: 'Hilfe',
  relatedContent: 'Weiterlesen',
  published: ['Veröffentlicht am ', ['day', 'tag', ['', ['date', 'date', { dateStyle: 'long' }]]]],
  by: ['Von ', 'author'],
  locationTitle: 'Land und Sprache wählen',
  locationLead: 'Preise, Lieferung und Angebote richten sich nach dem gewählten Land.',
  locationCart: [
    'Dein Warenkorb (',
    ['count', 'plural', { one: ['', 0, ' Artikel'], other: ['', 0, ' Artikel'] }],
    ') bleibt im Shop für ',
    'country',
    '. Jedes Land hat seinen eigenen Warenkorb, eigene Preise und Bestände.',
  ],
  notFoundTitle: 'Diese Seite finden wir nicht',
  notFoundText: 'Vielleicht ist sie umgezogen, oder die Adresse enthält einen Tippfehler.',
  errorTitle: 'Etwas ist schiefgegangen',
  errorText: 'Das liegt an uns. Bitte versuche es gleich noch einmal.',
  backHome: 'Zur Startseite',
  close: 'Schließen',
  notifications: 'Benachrichtigungen',
  loading: 'Wird geladen',
  newsletterSuccess: 'Danke. Wenn du neu auf unserer Liste bist, bestätige bitte den Link in unserer E-Mail.',
  newsletterSubscribed: 'Du stehst auf der Liste.',
  newsletterInvalid: 'Bitte gib eine gültige E-Mail-Adresse ein und stimme der Datenschutzerklärung zu.',
  newsletterSuccessSms: 'Danke. Antworte auf unsere SMS, um deine Nummer zu bestätigen.',
  newsletterInvalidPhone: 'Bitte prüfe deine Telefonnummer und deine Zustimmung.',
  newsletterFailed: 'Wir konnten dich nicht anmelden. Bitte versuche es noch einmal.',
  stores: 'Stores',
  myStore: 'Dein Store:',
};
