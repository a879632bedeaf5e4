// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { HolidayMessages } from './messages.ts';

export const holidayMessages: MessageData<HolidayMessages> = {
  newYearsDay: 'Neujahr',
  goodFriday: 'Karfreitag',
  easterSunday: 'Ostersonntag',
  easterMonday: 'Ostermontag',
  mayDay: 'Tag der Arbeit',
  victoriaDay: 'Victoria Day',
  ascensionDay: 'Christi Himmelfahrt',
  whitSunday: 'Pfingstsonntag',
  whitMonday: 'Pfingstmontag',
  canadaDay: 'Canada Day',
  laborDay: 'Labor Day',
  germanUnity: 'Tag der Deutschen Einheit',
  thanksgiving: 'Thanksgiving',
  christmasDay: '1. Weihnachtstag',
  secondChristmasDay: '2. Weihnachtstag',
};
