// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { PayLaterMessages } from './messages.ts';

export const payLaterMessages: MessageData<PayLaterMessages> = {
  more: 'So funktioniert es',
  title: ['Später bezahlen mit ', 'provider'],
  intro: ['Teile ', 'amount', ' auf ', 'count', ' Zahlungen auf.'],
  today: 'Bei der Bestellung',
  dueOn: ['', ['date', 'date', { dateStyle: 'long' }]],
  conditions: 'Gut zu wissen',
  noInterest: 'Ohne Zinsen und Gebühren, wenn du pünktlich zahlst.',
  onItsPage: [
    'Den Raten stimmst du vor der Bestellung auf der Seite von ',
    'provider',
    ' zu. ',
    'provider',
    ' entscheidet, ob sie genehmigt werden.',
  ],
  changedTotal: 'Ändert sich die Summe deiner Bestellung, stimmst du neuen Raten zu.',
  range: ['Für Bestellungen von ', 'min', ' bis ', 'max', '.'],
  unavailable: ['Diesen Warenkorb kannst du gerade nicht mit ', 'provider', ' bezahlen. ', 'reason'],
  loading: 'Deine Raten werden berechnet …',
  failed: 'Wir konnten die Raten nicht laden. Bitte versuche es noch einmal.',
  tryAgain: 'Noch einmal versuchen',
  continue: ['Weiter mit ', 'provider'],
  leaving: ['Du gehst weiter zu ', 'provider', '. Danach prüfst du deine Bestellung und gibst sie hier auf.'],
  leaveFailed: ['', 'provider', ' ist gerade nicht erreichbar. Bitte versuche es noch einmal oder wähle eine andere Zahlungsart.'],
  accepted: ['Deine Raten mit ', 'provider', ' sind vereinbart.'],
  outdated: 'Die Summe deiner Bestellung hat sich geändert. Bitte stimme neuen Raten zu.',
  newPlan: 'Neue Raten wählen',
  keepPlan: 'Raten behalten',
  declined: 'Deine Ratenzahlung wurde nicht genehmigt, und es wurde nichts abgebucht. Bitte wähle eine andere Zahlungsart.',
  notAccepted: 'Du hast noch keiner Ratenzahlung zugestimmt. Bitte versuche es noch einmal oder wähle eine andere Zahlungsart.',
};
