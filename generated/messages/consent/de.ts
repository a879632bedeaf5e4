// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { ConsentMessages } from './messages.ts';

export const consentMessages: MessageData<ConsentMessages> = {
  label: 'Cookies',
  question: 'Besuche zählen und Partner-Inhalte zeigen?',
  accept: 'Zustimmen',
  refuse: 'Ablehnen',
  choose: 'Einstellungen',
  settings: 'Cookie-Einstellungen',
  lead: 'Was nicht notwendig ist, geschieht erst, wenn Sie zustimmen. Sie entscheiden und können es hier jederzeit ändern. Was Sie zurücknehmen, endet sofort.',
  necessary: 'Notwendig',
  necessaryHint:
    'Ihr Warenkorb, Ihre Anmeldung, Ihre Sprache und welche Variante einer Seite Sie sehen. Ohne sie funktioniert der Shop nicht.',
  analytics: 'Statistik',
  analyticsHint:
    'Welche Seiten und Produkte angesehen werden und was in den Warenkorb kommt. Nie, wer Sie sind: kein Name, keine Adresse, nichts, was Sie eingeben.',
  marketing: 'Inhalte anderer Firmen',
  marketingHint: 'Galerien, die eine andere Firma füllt und die so erfährt, dass Sie hier sind.',
  save: 'Meine Auswahl speichern',
  acceptAll: 'Allem zustimmen',
  refuseAll: 'Alles ablehnen',
  saved: 'Ihre Auswahl ist gespeichert.',
};
