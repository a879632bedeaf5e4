// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { NotifyMeMessages } from './messages.ts';

export const notifyMeMessages: MessageData<NotifyMeMessages> = {
  title: 'Sag mir Bescheid, wenn es wieder da ist',
  lead: ['', 'product', ' ist gerade ausverkauft. Gib deine E-Mail-Adresse ein, und wir schreiben dir, sobald Nachschub da ist.'],
  submit: 'Bescheid geben',
  hint: 'Eine einzige E-Mail, kein Newsletter. Mit dem Link darin kannst du dich jederzeit abmelden.',
  pending: 'Fast geschafft. Wenn wir deine Adresse noch nicht kennen, findest du in deinem Postfach einen Link zum Bestätigen.',
  active: 'Du stehst auf der Liste. Wir schreiben dir, sobald es wieder da ist.',
  unknown: 'Für dieses Produkt ist keine Benachrichtigung mehr möglich.',
  back: 'Zurück zum Produkt',
  confirmTitle: 'Benachrichtigung bestätigen',
  confirmLead: 'Ein Klick, und wir schreiben dir, sobald es wieder vorrätig ist.',
  confirmSubmit: 'Bestätigen',
  confirmed: 'Danke. Wir schreiben dir, sobald es wieder da ist.',
  missing: 'Bitte öffne diese Seite über den Link in unserer E-Mail. Ist er abgelaufen, melde dich auf der Produktseite noch einmal an.',
  stopTitle: 'Benachrichtigungen beenden',
  stopLead: 'Wir schreiben dir dann nicht mehr, wenn Produkte wieder da sind.',
  stopSubmit: 'Benachrichtigungen beenden',
  stopped: 'Erledigt. An diese Adresse schicken wir keine Benachrichtigungen mehr.',
  home: 'Weiter einkaufen',
};
