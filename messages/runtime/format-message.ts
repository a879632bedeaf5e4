import { formatDate } from '../format/date.ts';
import { formatNumber } from '../format/number.ts';
import { remember } from '../format/remember.ts';
import type { CompiledMessage, Placeholder } from './compiled.ts';

/** Arguments by name: a string, a number, a date, or for a tag a function of its content. */
export type Values = Readonly<Record<string, string | number | Date | ((content: string) => unknown) | undefined>>;

/**
 * Fills the placeholders of a compiled message. A missing argument is shown as `{name}`.
 * @param languageTag BCP 47, e.g. "fr-CA"; sets the format of numbers and dates, and the plural form
 */
export function formatMessage(message: CompiledMessage, languageTag: string, values: Values = {}): string {
  return formatParts(message, languageTag, values).join('');
}

/** The same as a list of parts, which may be the results of tag functions. */
export function formatParts(message: CompiledMessage, languageTag: string, values: Values, count = 0): readonly unknown[] {
  if (typeof message === 'string') return [message];
  return message.flatMap((piece, index) => (index % 2 === 0 ? (piece as string) : fill(piece, languageTag, values, count)));
}

function fill(piece: Placeholder, languageTag: string, values: Values, count: number): unknown {
  if (piece === 0) return formatNumber(count, languageTag);
  const name = typeof piece === 'string' ? piece : piece[0];
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  if (value === undefined) return `{${name}}`;
  if (typeof piece === 'string') return typeof value === 'number' ? formatNumber(value, languageTag) : value;
  const [, kind, detail] = piece;
  if (kind === 'number') return formatNumber(value as number, languageTag, detail);
  if (kind === 'date') return formatDate(value as Date, languageTag, detail);
  if (kind === 'tag') return (value as (content: string) => unknown)(formatMessage(detail, languageTag, values));
  const form = kind === 'select' ? (value as string) : getForm(kind, value as number, languageTag, detail);
  return formatParts((Object.hasOwn(detail, form) ? detail[form] : detail.other) ?? '', languageTag, values, value as number);
}

function getForm(kind: 'plural' | 'ordinal', count: number, languageTag: string, forms: Readonly<Record<string, unknown>>): string {
  if (Object.hasOwn(forms, `=${count}`)) return `=${count}`;
  const type = kind === 'plural' ? 'cardinal' : 'ordinal';
  return remember(`${languageTag} ${type}`, () => new Intl.PluralRules(languageTag, { type })).select(count);
}
