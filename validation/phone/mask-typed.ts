import type { Country } from '#generated/openapi/utilities.ts';
import { fillMask, getMaskLength } from './masks.ts';

export type MaskedCountry = Pick<Country, 'dialCode' | 'phoneMask'>;

/** Text and caret of an input. */
export interface TypedText {
  readonly text: string;
  readonly caret: number;
}

interface Options {
  /** The key deletes forward, so the caret skips mask characters. */
  readonly isDeletingForward?: boolean;
}

const NATIONAL = /^[\d\s()./\-\u2010-\u2015]*$/;

/** Trunk prefixes, which are dialed before a national number but are not part of it. */
const TRUNK_PREFIXES: Readonly<Partial<Record<string, string>>> = { '1': '1', '44': '0' };

/**
 * Applies the country's mask to a national number while it is typed. A number with a dial code (+ or 00) and other texts are not changed.
 */
export function maskTypedText({ text, caret }: TypedText, { dialCode, phoneMask }: MaskedCountry, options: Options = {}): TypedText {
  const typed = getDigits(text);
  if (!NATIONAL.test(text) || typed.startsWith('00')) return removeMaskCharacters({ text, caret });
  const hasTrunkDigit = typed.length > getMaskLength(phoneMask) && typed.startsWith(TRUNK_PREFIXES[dialCode] ?? 'none');
  const digits = hasTrunkDigit ? typed.slice(1) : typed;
  const before = getDigits(text.slice(0, caret)).length - (hasTrunkDigit ? 1 : 0);
  const masked = fillMask(phoneMask, digits);
  return { text: masked, caret: getCaret(masked, Math.max(0, before), options) };
}

/** Removes mask characters before a dial code. */
function removeMaskCharacters({ text, caret }: TypedText): TypedText {
  const rest = text.replace(/^\(+(?=\+|00)/, '');
  return { text: rest, caret: Math.max(0, caret - (text.length - rest.length)) };
}

/** Caret position after a number of digits; before the next digit for forward deletion. */
function getCaret(text: string, digits: number, { isDeletingForward = false }: Options): number {
  const places = [...text.matchAll(/\d/g)].map(({ index }) => index);
  if (isDeletingForward) return places[digits] ?? text.length;
  const last = places[digits - 1];
  return last === undefined ? 0 : last + 1;
}

function getDigits(text: string): string {
  return text.replaceAll(/\D/g, '');
}
