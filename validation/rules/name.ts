import { createTextRule } from './fault.ts';

const NAME = /^[\p{L}\p{M} ,.'’`-]+$/u;

/** Letters including accents, spaces, comma, period, apostrophe, backtick and hyphen. */
export const name = createTextRule('name', (text) => NAME.test(text));
