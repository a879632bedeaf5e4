// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { AccountMailMessages } from './messages.ts';

export const accountMailMessages: MessageData<AccountMailMessages> = {
  greeting: 'Hallo,',
  resetSubject: ['Neues Passwort für ', 'brand'],
  reset: ['du möchtest ein neues Passwort für dein Konto bei ', 'brand', '. Wähle es innerhalb einer Stunde:'],
  resetLink: 'Neues Passwort wählen',
  resetNotYou: 'Das warst nicht du? Dann ignoriere diese E-Mail einfach: Dein Passwort bleibt, wie es ist.',
  changedSubject: ['Dein Passwort bei ', 'brand', ' wurde geändert'],
  changed: ['das Passwort deines Kontos bei ', 'brand', ' wurde geändert, und deine anderen Geräte wurden abgemeldet.'],
  changedNotYou: 'Das warst nicht du? Dann setze dein Passwort bitte sofort zurück.',
  passkeysLost: 'Die Passkeys deines Kontos wurden entfernt. Du kannst sie nach dem Anmelden wieder hinzufügen.',
  passkeyAddedSubject: ['Ein neuer Passkey für dein Konto bei ', 'brand'],
  passkeyAdded: ['du kannst dich jetzt mit dem Passkey „', 'name', '“ bei ', 'brand', ' anmelden.'],
  passkeyRemovedSubject: ['Ein Passkey deines Kontos bei ', 'brand', ' wurde entfernt'],
  passkeyRemoved: [
    'mit dem Passkey „',
    'name',
    '“ kannst du dich nicht mehr bei ',
    'brand',
    ' anmelden. In deinem Passwortmanager liegt er vielleicht noch. Dort kannst du ihn löschen.',
  ],
  passkeyNotYou:
    'Das warst nicht du? Dann setze dein Passwort bitte sofort zurück. Damit enden alle Sitzungen, und alle Passkeys deines Kontos werden entfernt.',
  signature: ['Dein ', 'brand', '-Team'],
};
