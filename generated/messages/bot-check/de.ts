// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { BotCheckMessages } from './messages.ts';

export const botCheckMessages: MessageData<BotCheckMessages> = {
  title: 'Kurze Prüfung',
  close: 'Abbrechen',
  unsolved: 'Die Prüfung wurde nicht abgeschlossen, also haben wir nichts gesendet. Bitte versuche es noch einmal.',
  noScript: 'Wir müssen prüfen, dass du kein Bot bist. Bitte schalte JavaScript ein und lade die Seite neu. Du musst nichts lösen.',
  again:
    'Wir müssen prüfen, dass du kein Bot bist. Bitte sende das Formular noch einmal ab: Mit JavaScript erledigt dein Browser die Prüfung von selbst.',
  againWithPassword:
    'Wir müssen prüfen, dass du kein Bot bist. Bitte gib dein Passwort ein und sende das Formular noch einmal ab: Mit JavaScript erledigt dein Browser die Prüfung von selbst.',
};
