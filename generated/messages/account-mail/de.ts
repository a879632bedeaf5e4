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
  welcomeSubject: ['Willkommen bei ', 'brand'],
  welcome: ['dein Konto bei ', 'brand', ' ist startklar: Bestell schneller, verfolge deine Bestellungen und speichere deine Favoriten.'],
  welcomeConfirm: 'Nur eins fehlt noch: Bitte bestätige deine E-Mail-Adresse innerhalb einer Woche.',
  confirmEmailSubject: ['Bestätige deine E-Mail-Adresse für ', 'brand'],
  confirmEmail: ['bitte bestätige die E-Mail-Adresse deines Kontos bei ', 'brand', ' innerhalb einer Woche.'],
  confirmEmailLink: 'E-Mail-Adresse bestätigen',
  newEmailSubject: ['Bestätige deine neue E-Mail-Adresse für ', 'brand'],
  newEmail: [
    'du möchtest ',
    'email',
    ' für dein Konto bei ',
    'brand',
    ' verwenden. Bestätige die Adresse innerhalb eines Tages. Bis dahin bleibt alles, wie es ist.',
  ],
  newEmailNotYou: 'Das warst nicht du? Dann ignoriere diese E-Mail einfach.',
  emailTakenSubject: ['Du hast schon ein Konto bei ', 'brand'],
  emailTaken: [
    'jemand möchte diese Adresse für ein anderes Konto bei ',
    'brand',
    ' verwenden. Zu ihr gibt es schon ein Konto, deshalb hat sich nichts geändert. Warst du das? Dann melde dich hier an:',
  ],
  emailTakenLink: 'Anmelden',
  emailChangingSubject: ['Deine E-Mail-Adresse bei ', 'brand', ' soll geändert werden'],
  emailChanging: [
    'die E-Mail-Adresse deines Kontos bei ',
    'brand',
    ' soll in ',
    'email',
    ' geändert werden. Das geschieht, sobald die neue Adresse bestätigt ist.',
  ],
  emailChangedSubject: ['Deine E-Mail-Adresse bei ', 'brand', ' wurde geändert'],
  emailChanged: [
    'die E-Mail-Adresse deines Kontos bei ',
    'brand',
    ' ist jetzt ',
    'email',
    '. Bitte melde dich damit an. Deine anderen Geräte wurden abgemeldet.',
  ],
  emailNotYou:
    'Das warst nicht du? Dann behalte diese Adresse. Wir melden alle Geräte ab und schicken dir einen Link für ein neues Passwort. Der Link gilt eine Woche.',
  keepEmailLink: 'Diese Adresse behalten',
  signature: ['Dein ', 'brand', '-Team'],
};
