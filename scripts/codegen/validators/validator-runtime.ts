/** Bundled into generated/validator-runtime.js: what compiled validators call. */
export { equal } from '../equal.ts';
export { formats, isColor, isDate, isDateTime, isEmail, isLink, isMediaUrl } from './format-rules.ts';
