import { extractDigits, findBrand, getNumberLength } from './card-rules.ts';

/** The text of an input and the position of its caret. */
export interface Typed {
  readonly text: string;
  readonly caret: number;
}

const longestNumber = 19;

/** Formats digits in groups; further digits follow the last group. There is no separator at the end, so that deleting works. */
function group(digits: string, groups: readonly number[], separator: string): string {
  const parts: string[] = [];
  let from = 0;
  for (const length of groups) {
    parts.push(digits.slice(from, from + length));
    from += length;
  }
  parts.push(digits.slice(from));
  return parts.filter(Boolean).join(separator);
}

/** Returns the index right after the given number of digits. */
function getIndexAfter(text: string, digitCount: number): number {
  if (digitCount === 0) return 0;
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (/\d/.test(text[index] ?? '')) seen += 1;
    if (seen === digitCount) return index + 1;
  }
  return text.length;
}

/** Groups a card number like its brand and keeps the caret after the same digit. */
export function formatNumber({ text, caret }: Typed): Typed {
  const all = extractDigits(text);
  const brand = findBrand(all);
  const formatted = group(all.slice(0, brand ? getNumberLength(brand) : longestNumber), brand?.groups ?? [4, 4, 4, 4], ' ');
  return { text: formatted, caret: getIndexAfter(formatted, extractDigits(text.slice(0, caret)).length) };
}

/** Formats `MM / YY`: 5 becomes 05, and a year of four digits is allowed when it starts with 20. */
export function formatExpiry({ text, caret }: Typed): Typed {
  const needsZero = /^\s*(?:[2-9]|1\s*[/.-])/.test(text);
  const all = (needsZero ? '0' : '') + extractDigits(text);
  const formatted = group(all.slice(0, all.slice(2, 4) === '20' ? 6 : 4), [2], ' / ');
  const digitsBefore = extractDigits(text.slice(0, caret)).length;
  return { text: formatted, caret: getIndexAfter(formatted, needsZero && digitsBefore > 0 ? digitsBefore + 1 : digitsBefore) };
}

/** Keeps the digits of a security code, four at most. */
export function formatCode({ text, caret }: Typed): Typed {
  const formatted = extractDigits(text).slice(0, 4);
  return { text: formatted, caret: Math.min(extractDigits(text.slice(0, caret)).length, formatted.length) };
}
