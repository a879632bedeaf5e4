import { formatDate } from '../format/date.ts';
import { formatNumber } from '../format/number.ts';
import { remember } from '../format/remember.ts';
import type { CompiledMessage, Placeholder } from './compiled.ts';

/** By name: a string, a number, a date, or for a tag the function that makes something of its content. */
export type Values = Readonly<Record<string, string | number | Date | ((content: string) => unknown) | undefined>>;

/**
 * A compiled message with its placeholders filled. An argument that is missing is shown as `{name}`.
 * @param languageTag BCP 47, e.g. "fr-CA": how numbers and dates are written, and which plural form is chosen.
 */
export function formatMessage(message: CompiledMessage, languageTag: string, values: Values = {}): string {
  return formatParts(message, languageTag, values).join('');
}

/** The same in parts, as they are what the functions of its tags return. */
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
  const form = kind === 'select' ? (value as string) : formOf(kind, value as number, languageTag, detail);
  return formatParts((Object.hasOwn(detail, form) ? detail[form] : detail.other) ?? '', languageTag, values, value as number);
}

function formOf(kind: 'plural' | 'ordinal', count: number, languageTag: string, forms: Readonly<Record<string, unknown>>): string {
  if (Object.hasOwn(forms, `=${count}`)) return `=${count}`;
  const type = kind === 'plural' ? 'cardinal' : 'ordinal';
  return remember(`${languageTag} ${type}`, () => new Intl.PluralRules(languageTag, { type })).select(count);
}
