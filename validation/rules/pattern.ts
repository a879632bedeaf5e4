import { textRule, type Validator } from './fault.ts';

/** The text matches a regular expression. */
export const pattern = (expression: RegExp): Validator => textRule('pattern', (text) => text.search(expression) !== -1);
