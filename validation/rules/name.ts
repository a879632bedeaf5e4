import { textRule } from './fault.ts';

const NAME = /^[\p{L}\p{M} ,.'’`-]+$/u;

/** Letters including accents, spaces, comma, period, apostrophe, backtick and hyphen. */
export const name = textRule('name', (text) => NAME.test(text));
