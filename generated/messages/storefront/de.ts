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
    'Ihr Warenkorb mit ',
    ['count', 'plural', { one: ['', 0, ' Artikel'], other: ['', 0, ' Artikeln'] }],
    ' bleibt im Shop für ',
    'country',
    ' und wartet dort auf Sie. Jedes Land hat seinen eigenen Warenkorb, eigene Preise und Bestände.',
  ],
  notFoundTitle: 'Diese Seite gibt es nicht',
  notFoundText: 'Vielleicht ist sie umgezogen, oder die Adresse enthält einen Tippfehler.',
  errorTitle: 'Bei uns ist etwas schiefgegangen',
  errorText: 'Bitte versuchen Sie es gleich noch einmal.',
  backHome: 'Zur Startseite',
  close: 'Schließen',
  notifications: 'Benachrichtigungen',
  loading: 'Wird geladen',
  newsletterSuccess: 'Danke. Wenn Ihre Adresse für uns neu ist, bittet Sie eine E-Mail, sie zu bestätigen.',
  newsletterSubscribed: 'Sie stehen auf der Liste.',
  newsletterInvalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein und stimmen Sie der Richtlinie zu.',
  newsletterSuccessSms: 'Danke. Eine SMS bittet Sie, Ihre Nummer zu bestätigen.',
  newsletterInvalidPhone: 'Bitte prüfen Sie die Telefonnummer und Ihre Zustimmung.',
  newsletterFailed: 'Die Anmeldung hat gerade nicht geklappt. Bitte versuchen Sie es noch einmal.',
  stores: 'Stores',
  myStore: 'Ihr Store:',
};
