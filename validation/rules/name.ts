import { textRule } from './fault.ts';

const NAME = /^[\p{L}\p{M} ,.'’`-]+$/u;

/** Letters, accents included, blanks, comma, period, apostrophe, backtick and hyphen. */
export const name = textRule('name', (text) => NAME.test(text));
