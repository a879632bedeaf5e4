// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { BotCheckMessages } from './messages.ts';

export const botCheckMessages: MessageData<BotCheckMessages> = {
  title: 'Prüfung auf Programme',
  noScript:
    'Wir müssen sicherstellen, dass Sie kein Programm sind. Bitte schalten Sie JavaScript ein und laden Sie die Seite neu: Sie müssen nichts lösen.',
  again:
    'Wir müssen sicherstellen, dass Sie kein Programm sind. Mit eingeschaltetem JavaScript erledigt Ihr Browser das von selbst: Bitte senden Sie das Formular noch einmal ab.',
  againWithPassword:
    'Wir müssen sicherstellen, dass Sie kein Programm sind. Mit eingeschaltetem JavaScript erledigt Ihr Browser das von selbst: Bitte geben Sie Ihr Passwort erneut ein und senden Sie das Formular noch einmal ab.',
};
