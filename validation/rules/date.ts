import { isDate } from '#generated/validator-runtime.js';
import { createTextRule, type Validator } from './fault.ts';

/** DD, MM and YYYY in any order with one kind of separator, e.g. DD/MM/YYYY. */
export type DateFormat = string;

/**
 * Converts a date to YYYY-MM-DD; undefined if it does not match the format or does not exist.
 * @throws Error for a format without a separator
 */
export function parseDate(text: string, format: DateFormat): string | undefined {
  const separator = /[^A-Za-z\d]/.exec(format)?.[0];
  if (separator === undefined) throw new Error('Date format provided does not contain separator');
  const names = format.toUpperCase().split(separator);
  const parts = text.trim().split(separator);
  const isMatch = parts.length === names.length && parts.every((part, at) => /^\d+$/.test(part) && part.length === names[at]?.length);
  if (!isMatch) return undefined;
  const getPart = (name: string): string => parts[names.indexOf(name)] ?? '';
  const date = `${getPart('YYYY')}-${getPart('MM')}-${getPart('DD')}`;
  return isDate(date) ? date : undefined;
}

/**
 * Accepts a valid date in the format.
 * @param shown The format in the reader's language
 */
export const createDate = (format: DateFormat, shown: string = format): Validator =>
  createTextRule('date', (text) => parseDate(text, format) !== undefined, { format: shown });

/** Accepts dates from `min` on, in the same format. Invalid dates are left to `date`. */
export const minDate = (min: string, format: DateFormat): Validator =>
  createTextRule('minDate', (text) => compare(text, min, format) >= 0, { min });

/** Accepts dates up to `max`, in the same format. Invalid dates are left to `date`. */
export const maxDate = (max: string, format: DateFormat): Validator =>
  createTextRule('maxDate', (text) => compare(text, max, format) <= 0, { max });

function compare(text: string, bound: string, format: DateFormat): number {
  const [one, other] = [parseDate(text, format), parseDate(bound, format)];
  if (other === undefined) throw new Error(`"${bound}" is no date in the format ${format}`);
  if (one === undefined || one === other) return 0;
  return one < other ? -1 : 1;
}
