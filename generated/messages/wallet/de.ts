// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { WalletMessages } from './messages.ts';

export const walletMessages: MessageData<WalletMessages> = {
  title: ['Mit ', 'provider', ' bezahlen'],
  frame: ['Bezahlfenster von ', 'provider'],
  loading: ['', 'provider', ' wird geöffnet …'],
  failed: ['Wir können ', 'provider', ' gerade nicht öffnen. Bitte versuche es noch einmal oder geh zur Kasse.'],
  tryAgain: 'Noch einmal versuchen',
  subtotal: 'Zwischensumme',
  discount: 'Rabatt',
  delivery: 'Versand',
  tax: 'Steuer',
  placing: 'Wir geben deine Bestellung auf. Bitte schließe diese Seite nicht.',
  declined: 'Die Zahlung wurde abgelehnt, und es wurde nichts abgebucht. Bitte wähle eine andere Karte.',
  noAnswer: 'Wir haben keine Antwort erhalten. Bitte versuche es noch einmal: Deine Bestellung wird nur einmal aufgegeben.',
  notCovered: 'Deine Bestellung hat sich geändert. Bitte prüfe die Summe und bestätige sie noch einmal.',
  needsCheckout: 'Bitte geh zur Kasse: Ein Teil deiner Lieferung braucht weitere Angaben.',
};
