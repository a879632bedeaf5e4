// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { ConsentMessages } from './messages.ts';

export const consentMessages: MessageData<ConsentMessages> = {
  label: 'Cookies',
  question: 'Wir verwenden Cookies, um Besuche zu messen und Inhalte von Partnern zu zeigen.',
  accept: 'Akzeptieren',
  refuse: 'Ablehnen',
  choose: 'Einstellungen',
  settings: 'Cookie-Einstellungen',
  lead: 'Wir verwenden nur das Nötige, bis du etwas anderes sagst. Du kannst deine Wahl hier jederzeit ändern, sie gilt sofort.',
  necessary: 'Notwendig',
  necessaryHint:
    'Dein Warenkorb, deine Anmeldung, deine Sprache und die Variante einer Seite, die du siehst. Ohne sie funktioniert der Shop nicht.',
  analytics: 'Statistik',
  analyticsHint:
    'Welche Seiten und Produkte du ansiehst und was du in den Warenkorb legst. Nie, wer du bist: kein Name, keine Adresse, nichts, was du eingibst.',
  marketing: 'Inhalte von Partnern',
  marketingHint: 'Fotogalerien von Partnern, die so von deinem Besuch erfahren.',
  save: 'Meine Auswahl speichern',
  acceptAll: 'Alle akzeptieren',
  refuseAll: 'Alle ablehnen',
  saved: 'Deine Auswahl ist gespeichert.',
};
