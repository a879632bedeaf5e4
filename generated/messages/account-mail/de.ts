// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { AccountMailMessages } from './messages.ts';

export const accountMailMessages: MessageData<AccountMailMessages> = {
  greeting: 'Guten Tag,',
  resetSubject: ['Ein neues Passwort für ', 'brand'],
  reset: ['Sie haben ein neues Passwort für Ihr Konto bei ', 'brand', ' angefordert. Hier können Sie es innerhalb einer Stunde wählen:'],
  resetLink: 'Neues Passwort wählen',
  resetNotYou: 'Wenn Sie das nicht waren, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
  changedSubject: ['Ihr Passwort für ', 'brand', ' wurde geändert'],
  changed: ['das Passwort Ihres Kontos bei ', 'brand', ' wurde geändert, und Ihre anderen Geräte wurden abgemeldet.'],
  changedNotYou: 'Wenn Sie das nicht waren, fordern Sie bitte sofort ein neues Passwort an.',
  passkeysLost: 'Die Passkeys des Kontos wurden entfernt. Sie können sie wieder hinzufügen, sobald Sie sich angemeldet haben.',
  passkeyAddedSubject: ['Ein neuer Passkey für Ihr Konto bei ', 'brand'],
  passkeyAdded: ['Sie können sich jetzt mit dem Passkey „', 'name', '“ bei ', 'brand', ' anmelden.'],
  passkeyRemovedSubject: ['Ein Passkey Ihres Kontos bei ', 'brand', ' wurde entfernt'],
  passkeyRemoved: [
    'mit dem Passkey „',
    'name',
    '“ kann sich niemand mehr bei ',
    'brand',
    ' anmelden. In Ihrem Passwortmanager liegt er vielleicht noch; dort können Sie ihn löschen.',
  ],
  passkeyNotYou:
    'Wenn Sie das nicht waren, fordern Sie bitte sofort ein neues Passwort an: Damit enden alle Passkeys und Sitzungen des Kontos.',
  signature: ['Ihr Team von ', 'brand'],
};
