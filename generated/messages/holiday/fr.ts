// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { HolidayMessages } from './messages.ts';

export const holidayMessages: MessageData<HolidayMessages> = {
  newYearsDay: 'Jour de l’An',
  goodFriday: 'Vendredi saint',
  easterSunday: 'Dimanche de Pâques',
  easterMonday: 'Lundi de Pâques',
  mayDay: '1er Mai',
  victoriaDay: 'Fête de la Reine',
  ascensionDay: 'Ascension',
  whitSunday: 'Dimanche de Pentecôte',
  whitMonday: 'Lundi de Pentecôte',
  canadaDay: 'Fête du Canada',
  laborDay: 'Fête du Travail',
  germanUnity: 'Jour de l’Unité allemande',
  thanksgiving: 'Action de grâce',
  christmasDay: 'Noël',
  secondChristmasDay: 'Lendemain de Noël',
};
