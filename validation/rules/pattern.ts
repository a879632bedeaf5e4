import { createTextRule, type Validator } from './fault.ts';

/** The text matches a regular expression. */
export const pattern = (expression: RegExp): Validator => createTextRule('pattern', (text) => text.search(expression) !== -1);
