/** Bundled into generated/validator-runtime.js: the functions that compiled validators call. */
export { equal } from '../equal.ts';
export { fault } from '../fault.ts';
export { isColor, isDate, isDateTime, isEmail, isLink, isMediaUrl } from './format-rules.ts';
