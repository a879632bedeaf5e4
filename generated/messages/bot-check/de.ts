// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { BotCheckMessages } from './messages.ts';

export const botCheckMessages: MessageData<BotCheckMessages> = {
  title: 'Kurze Prüfung',
  close: 'Abbrechen',
  unsolved: 'Die Prüfung wurde nicht abgeschlossen, daher wurde nichts gesendet. Bitte versuchen Sie es noch einmal.',
  noScript:
    'Wir müssen prüfen, ob Sie ein Mensch sind. Bitte schalten Sie JavaScript ein und laden Sie die Seite neu; Sie müssen nichts lösen.',
  again:
    'Wir müssen prüfen, ob Sie ein Mensch sind. Mit eingeschaltetem JavaScript erledigt Ihr Browser das von selbst: Bitte senden Sie das Formular noch einmal ab.',
  againWithPassword:
    'Wir müssen prüfen, ob Sie ein Mensch sind. Mit eingeschaltetem JavaScript erledigt Ihr Browser das von selbst: Bitte geben Sie Ihr Passwort noch einmal ein und senden Sie das Formular ab.',
};
