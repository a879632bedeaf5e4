// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { AuthenticationChallengeMessages } from './messages.ts';

export const authenticationChallengeMessages: MessageData<AuthenticationChallengeMessages> = {
  title: 'Zahlung bestätigen',
  intro: ['Ihre Bank bittet Sie, ', 'amount', ' für die Bestellung ', 'number', ' zu bestätigen.'],
  frame: 'Seite Ihrer Bank',
  loading: 'Die Seite Ihrer Bank wird geladen.',
  slow: 'Die Seite Ihrer Bank braucht länger als sonst. Sie können sie auch in voller Größe öffnen.',
  newPage: 'Weiter auf der Seite Ihrer Bank',
  checking: 'Wir fragen bei Ihrer Bank nach. Bitte schließen Sie diese Seite nicht.',
  undecided: 'Ihre Bank hat die Zahlung noch nicht bestätigt.',
  unreachable: 'Wir konnten Ihre Zahlung nicht prüfen. Bitte prüfen Sie noch einmal, bevor Sie anders bezahlen.',
  checkAgain: 'Noch einmal prüfen',
  cancel: 'Zahlung abbrechen',
  cancelTitle: 'Diese Zahlung abbrechen?',
  cancelText: 'Ihre Bestellung wird nicht aufgegeben und nichts abgebucht. Ihre Artikel bleiben im Warenkorb.',
  cancelConfirm: 'Ja, Zahlung abbrechen',
  goOn: 'Mit der Zahlung fortfahren',
  waitingTitle: 'Fast geschafft',
  waitingText: 'Bestätigen Sie die Zahlung bei Ihrer Bank, dann ist Ihre Bestellung abgeschlossen.',
  resume: 'Zahlung bestätigen',
};
