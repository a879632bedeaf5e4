import type { AccountMessages } from '#generated/messages/account/messages.ts';
import type { DateFormat } from '#validation/rules/date.ts';

/** Date formats by country; the default is DD/MM/YYYY. */
const formats: Readonly<Record<string, DateFormat>> = { US: 'MM/DD/YYYY', CA: 'YYYY-MM-DD', DE: 'DD.MM.YYYY' };

/** The format of date fields on a country's site. */
export const getDateFormat = (country: string): DateFormat => formats[country] ?? 'DD/MM/YYYY';

/** Formats a day, YYYY-MM-DD. */
export function formatDay(day: string, format: DateFormat): string {
  const [year = '', month = '', ofMonth = ''] = day.split('-');
  return format.replace('YYYY', year).replace('MM', month).replace('DD', ofMonth);
}

/** The format with the letters of the page's language, e.g. TT.MM.JJJJ. */
export const getReadableFormat = (format: DateFormat, { letterOfYear, letterOfMonth, letterOfDay }: AccountMessages): string =>
  format.replace('YYYY', letterOfYear.repeat(4)).replace('MM', letterOfMonth.repeat(2)).replace('DD', letterOfDay.repeat(2));
