// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { AuthenticationChallengeMessages } from './messages.ts';

export const authenticationChallengeMessages: MessageData<AuthenticationChallengeMessages> = {
  title: 'Zahlung bestätigen',
  intro: ['Deine Bank bittet dich, ', 'amount', ' für die Bestellung ', 'number', ' zu bestätigen.'],
  frame: 'Seite deiner Bank',
  loading: 'Die Seite deiner Bank wird geladen.',
  slow: 'Die Seite deiner Bank braucht länger als sonst. Du kannst sie auch im Vollbild öffnen.',
  newPage: 'Weiter auf der Seite deiner Bank',
  checking: 'Wir fragen bei deiner Bank nach. Bitte schließe diese Seite nicht.',
  undecided: 'Deine Bank hat die Zahlung noch nicht bestätigt.',
  unreachable: 'Wir konnten deine Zahlung nicht prüfen. Bitte prüfe sie noch einmal, bevor du anders bezahlst.',
  checkAgain: 'Noch einmal prüfen',
  cancel: 'Zahlung abbrechen',
  cancelTitle: 'Diese Zahlung abbrechen?',
  cancelText: 'Deine Bestellung wird nicht aufgegeben, und es wird nichts abgebucht. Deine Artikel bleiben im Warenkorb.',
  cancelConfirm: 'Ja, Zahlung abbrechen',
  goOn: 'Mit der Zahlung fortfahren',
  waitingTitle: 'Fast geschafft',
  waitingText: 'Sobald du die Zahlung bei deiner Bank bestätigt hast, ist deine Bestellung abgeschlossen.',
  resume: 'Zahlung bestätigen',
  barLabel: 'Zahlung bestätigen',
  barWaiting: ['Bestellung ', 'number', ' ist noch nicht aufgegeben. Bitte bestätige die Zahlung bis ', 'time', '.'],
  barCancelled: [
    'Deine Bank hat die Zahlung für Bestellung ',
    'number',
    ' nicht bestätigt. Wir haben die Bestellung storniert und nichts abgebucht.',
  ],
  barItems: 'Deine Artikel ansehen',
};
