// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
export interface HolidayMessages {
  readonly newYearsDay: string;
  readonly goodFriday: string;
  readonly easterSunday: string;
  readonly easterMonday: string;
  readonly mayDay: string;
  readonly victoriaDay: string;
  readonly ascensionDay: string;
  readonly whitSunday: string;
  readonly whitMonday: string;
  readonly canadaDay: string;
  readonly laborDay: string;
  readonly germanUnity: string;
  readonly thanksgiving: string;
  readonly christmasDay: string;
  readonly secondChristmasDay: string;
}
