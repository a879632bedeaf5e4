import type { AccountMessages } from '#generated/messages/account/messages.ts';
import type { DateFormat } from '#validation/rules/date.ts';

/** In which order countries write a day, and with what between; others as most do. */
const formats: Readonly<Record<string, DateFormat>> = { US: 'MM/DD/YYYY', CA: 'YYYY-MM-DD', DE: 'DD.MM.YYYY' };

/** How a form of a country's site takes a day. */
export const dayFormatOf = (country: string): DateFormat => formats[country] ?? 'DD/MM/YYYY';

/** A day, YYYY-MM-DD, in a format. */
export function formatDay(day: string, format: DateFormat): string {
  const [year = '', month = '', ofMonth = ''] = day.split('-');
  return format.replace('YYYY', year).replace('MM', month).replace('DD', ofMonth);
}

/** A format as a reader of the site's language knows it, e.g. TT.MM.JJJJ. */
export const formatToRead = (format: DateFormat, { letterOfYear, letterOfMonth, letterOfDay }: AccountMessages): string =>
  format.replace('YYYY', letterOfYear.repeat(4)).replace('MM', letterOfMonth.repeat(2)).replace('DD', letterOfDay.repeat(2));
