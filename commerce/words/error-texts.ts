import type { ErrorCode } from '#generated/errors.ts';

/** A range of codes: first..last, or xx for any two digits. */
export type ErrorRange = 'AUT437..AUT444' | 'PRM130..PRM175' | 'PRO4xx';

/** A text for every code and range; `unknown` is for an error that no contract knows. */
export type ErrorTexts = Readonly<Record<ErrorCode | ErrorRange | 'unknown', string>>;

/** The part of the texts that a page can need. */
export type SomeErrorTexts = Partial<ErrorTexts> & Pick<ErrorTexts, 'unknown'>;

/** The text of a code, its own or that of its range. */
export function errorTextOf(texts: SomeErrorTexts, code: string): string | undefined {
  if (Object.hasOwn(texts, code)) return texts[code as ErrorCode];
  const range = Object.keys(texts).find((key) => holds(key, code));
  return range === undefined ? undefined : texts[range as ErrorRange];
}

function holds(key: string, code: string): boolean {
  if (key.endsWith('xx')) return code.length === key.length && code.startsWith(key.slice(0, -2)) && /\d\d$/.test(code);
  const [first = '', last] = key.split('..');
  return last !== undefined && code.length === first.length && letters(code) === letters(first) && code >= first && code <= last;
}

const letters = (code: string): string => code.replace(/\d+$/, '');
