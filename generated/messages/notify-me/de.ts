// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { NotifyMeMessages } from './messages.ts';

export const notifyMeMessages: MessageData<NotifyMeMessages> = {
  title: 'Benachrichtigen, wenn es wieder da ist',
  lead: [
    '',
    'product',
    ' ist gerade ausverkauft. Hinterlassen Sie Ihre E-Mail-Adresse, und wir schreiben Ihnen einmal, sobald Nachschub da ist.',
  ],
  submit: 'Bescheid geben',
  hint: 'Eine einzige Mail, kein Newsletter. In jeder Mail steht ein Link zum Abbestellen.',
  pending: 'Fast geschafft. Wenn Sie diese Adresse noch nicht bestätigt haben, liegt jetzt eine Mail mit einem Link in Ihrem Postfach.',
  active: 'Erledigt. Wir schreiben Ihnen, sobald es wieder da ist.',
  unknown: 'Für dieses Produkt ist keine Benachrichtigung mehr möglich.',
  back: 'Zurück zum Produkt',
  confirmTitle: 'Benachrichtigung bestätigen',
  confirmLead: 'Ein Klick, und wir schreiben Ihnen, sobald es wieder da ist.',
  confirmSubmit: 'Bestätigen',
  confirmed: 'Danke. Wir schreiben Ihnen, sobald es wieder da ist.',
  missing:
    'Auf diese Seite führt der Link in unserer Mail. Ist er abgelaufen, melden Sie sich auf der Produktseite einfach noch einmal an.',
  stopTitle: 'Benachrichtigungen beenden',
  stopLead: 'Wir schreiben Ihnen dann nicht mehr, wenn Produkte wieder da sind.',
  stopSubmit: 'Keine Mails mehr',
  stopped: 'Erledigt. An diese Adresse gehen keine Benachrichtigungen mehr.',
  home: 'Weiter einkaufen',
};
