// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { PayLaterMessages } from './messages.ts';

export const payLaterMessages: MessageData<PayLaterMessages> = {
  more: 'So funktioniert es',
  title: ['Später bezahlen mit ', 'provider'],
  intro: ['Teilen Sie ', 'amount', ' auf ', 'count', ' Zahlungen auf.'],
  today: 'Bei der Bestellung',
  dueOn: ['', ['date', 'date', { dateStyle: 'long' }]],
  conditions: 'Gut zu wissen',
  noInterest: 'Ohne Zinsen und Gebühren, wenn Sie pünktlich zahlen.',
  onItsPage: [
    'Sie stimmen den Raten vor der Bestellung auf der Seite von ',
    'provider',
    ' zu. ',
    'provider',
    ' entscheidet, ob sie genehmigt werden.',
  ],
  changedTotal: 'Ändert sich die Summe Ihrer Bestellung, stimmen Sie neuen Raten zu.',
  range: ['Für Bestellungen von ', 'min', ' bis ', 'max', '.'],
  unavailable: ['Ihr Warenkorb kann zurzeit nicht mit ', 'provider', ' bezahlt werden. ', 'reason'],
  loading: 'Ihre Raten werden berechnet.',
  failed: 'Wir konnten die Raten nicht laden. Bitte versuchen Sie es noch einmal.',
  tryAgain: 'Noch einmal versuchen',
  continue: ['Weiter mit ', 'provider'],
  leaving: ['Wir bringen Sie zu ', 'provider', '. Danach prüfen Sie Ihre Bestellung und geben sie hier auf.'],
  leaveFailed: ['', 'provider', ' ist zurzeit nicht erreichbar. Bitte versuchen Sie es noch einmal oder bezahlen Sie anders.'],
  accepted: ['Ihre Raten mit ', 'provider', ' sind vereinbart.'],
  outdated: 'Die Summe Ihrer Bestellung hat sich geändert. Bitte stimmen Sie neuen Raten zu.',
  newPlan: 'Neue Raten wählen',
  keepPlan: 'Raten behalten',
  declined: 'Ihre Ratenzahlung wurde nicht genehmigt, es wurde nichts abgebucht. Bitte bezahlen Sie anders.',
  notAccepted: 'Sie haben noch keiner Ratenzahlung zugestimmt. Bitte versuchen Sie es noch einmal oder bezahlen Sie anders.',
};
