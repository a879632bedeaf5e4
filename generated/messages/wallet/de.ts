// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { WalletMessages } from './messages.ts';

export const walletMessages: MessageData<WalletMessages> = {
  title: ['Mit ', 'provider', ' bezahlen'],
  frame: ['Bezahlfenster von ', 'provider'],
  loading: ['', 'provider', ' wird geöffnet.'],
  failed: ['', 'provider', ' lässt sich zurzeit nicht öffnen. Bitte versuchen Sie es noch einmal oder gehen Sie zur Kasse.'],
  tryAgain: 'Noch einmal versuchen',
  subtotal: 'Zwischensumme',
  discount: 'Rabatt',
  delivery: 'Lieferung',
  tax: 'Steuer',
  placing: 'Ihre Bestellung wird aufgegeben. Bitte schließen Sie diese Seite nicht.',
  declined: 'Die Zahlung wurde abgelehnt, es wurde nichts abgebucht. Bitte wählen Sie eine andere Karte.',
  noAnswer: 'Wir haben keine Antwort erhalten. Bitte versuchen Sie es noch einmal: Ihre Bestellung wird nur einmal aufgegeben.',
  notCovered: 'Ihre Bestellung hat sich geändert. Bitte prüfen Sie die Summe und bestätigen Sie sie noch einmal.',
  needsCheckout: 'Bitte gehen Sie zur Kasse: Eine Lieferung Ihres Warenkorbs braucht weitere Angaben.',
};
