// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { AccountMailMessages } from './messages.ts';

export const accountMailMessages: MessageData<AccountMailMessages> = {
  greeting: 'Guten Tag,',
  resetSubject: ['Ein neues Passwort für ', 'brand'],
  reset: ['Sie haben ein neues Passwort für Ihr Konto bei ', 'brand', ' angefordert. Hier können Sie es innerhalb einer Stunde wählen:'],
  resetNotYou: 'Wenn Sie das nicht waren, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
  changedSubject: ['Ihr Passwort für ', 'brand', ' wurde geändert'],
  changed: ['das Passwort Ihres Kontos bei ', 'brand', ' wurde geändert, und Ihre anderen Geräte wurden abgemeldet.'],
  changedNotYou: 'Wenn Sie das nicht waren, fordern Sie bitte sofort ein neues Passwort an.',
  signature: ['Ihr Team von ', 'brand'],
};
