import type { Country } from '#generated/openapi/utilities.ts';
import { fillMask, maskLength } from './masks.ts';

export type MaskedCountry = Pick<Country, 'dialCode' | 'phoneMask'>;

/** Text and caret of an input. */
export interface TypedText {
  readonly text: string;
  readonly caret: number;
}

interface Options {
  /** The key deletes what is behind the caret: it passes the mask's signs. */
  readonly isDeletingForward?: boolean;
}

const NATIONAL = /^[\d\s()./\-\u2010-\u2015]*$/;

/** Digits that are dialed before a national number, and that are no part of it. */
const TRUNK_DIGITS: Readonly<Partial<Record<string, string>>> = { '1': '1', '44': '0' };

/** A national number in the country's mask, while it is typed. A number with a dial code (+ or 00) and any other text stay as they are. */
export function maskTyped({ text, caret }: TypedText, { dialCode, phoneMask }: MaskedCountry, options: Options = {}): TypedText {
  const typed = digitsIn(text);
  if (!NATIONAL.test(text) || typed.startsWith('00')) return withoutSigns({ text, caret });
  const hasTrunkDigit = typed.length > maskLength(phoneMask) && typed.startsWith(TRUNK_DIGITS[dialCode] ?? 'none');
  const digits = hasTrunkDigit ? typed.slice(1) : typed;
  const before = digitsIn(text.slice(0, caret)).length - (hasTrunkDigit ? 1 : 0);
  const masked = fillMask(phoneMask, digits);
  return { text: masked, caret: caretOf(masked, Math.max(0, before), options) };
}

/** Takes away what the mask has put before a dial code. */
function withoutSigns({ text, caret }: TypedText): TypedText {
  const rest = text.replace(/^\(+(?=\+|00)/, '');
  return { text: rest, caret: Math.max(0, caret - (text.length - rest.length)) };
}

/** Behind so many digits; before the next one where the key deletes it next. */
function caretOf(text: string, digits: number, { isDeletingForward = false }: Options): number {
  const places = [...text.matchAll(/\d/g)].map(({ index }) => index);
  if (isDeletingForward) return places[digits] ?? text.length;
  const last = places[digits - 1];
  return last === undefined ? 0 : last + 1;
}

function digitsIn(text: string): string {
  return text.replaceAll(/\D/g, '');
}
