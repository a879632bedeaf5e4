// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { StockMailMessages } from './messages.ts';

export const stockMailMessages: MessageData<StockMailMessages> = {
  confirmSubject: ['Nur noch ein Schritt: ', 'name'],
  greeting: 'Hallo,',
  confirm: ['du möchtest wissen, wann ', 'product', ' wieder da ist. Bitte bestätige, dass wir dir an ', 'recipient', ' schreiben dürfen:'],
  confirmLink: 'Ja, sagt mir Bescheid',
  notYou: 'Das warst nicht du? Dann ignoriere diese E-Mail einfach: Ohne Bestätigung schicken wir nichts.',
  backSubject: ['Wieder da: ', 'name'],
  back: ['gute Nachricht: ', 'product', ' ist wieder da.'],
  backLink: ['', 'name', ' ansehen'],
  notReserved:
    'Wir können nichts für dich zurücklegen, und es kann schnell ausverkauft sein. Wir schreiben dir nur einmal: Wenn es nicht klappt, melde dich auf der Produktseite noch einmal an.',
  stopLead: 'Du möchtest diese E-Mails nicht mehr?',
  stopLink: 'Benachrichtigungen beenden',
  signature: ['Dein ', 'brand', '-Team'],
};
