// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { HolidayMessages } from './messages.ts';

export const holidayMessages: MessageData<HolidayMessages> = {
  newYearsDay: 'New Year’s Day',
  goodFriday: 'Good Friday',
  easterSunday: 'Easter Sunday',
  easterMonday: 'Easter Monday',
  mayDay: 'May Day',
  victoriaDay: 'Victoria Day',
  ascensionDay: 'Ascension Day',
  whitSunday: 'Whit Sunday',
  whitMonday: 'Whit Monday',
  canadaDay: 'Canada Day',
  laborDay: 'Labour Day',
  germanUnity: 'German Unity Day',
  thanksgiving: 'Thanksgiving',
  christmasDay: 'Christmas Day',
  secondChristmasDay: 'Second Day of Christmas',
};
