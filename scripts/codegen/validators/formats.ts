import { fullFormats } from 'ajv-formats/dist/formats.js';
import { isColor, isDate, isDateTime, isEmail, isLink, isMediaUrl } from './format-rules.ts';

/** Accepted values of a format: all, those that match a pattern, or those for which a function returns true. */
export type FormatRule = true | RegExp | ((value: string) => boolean);

/**
 * The formats that schemas/ may use. Patterns are inlined into the validators; functions are exported by generated/validator-runtime.js
 * under their own names.
 */
export const FORMATS: Readonly<Record<string, FormatRule>> = {
  color: isColor,
  date: isDate,
  'date-time': isDateTime,
  email: isEmail,
  html: true,
  link: isLink,
  'media-url': isMediaUrl,
  uuid: createUuidPattern(),
};

function createUuidPattern(): RegExp {
  const format = fullFormats.uuid;
  if (!(format instanceof RegExp)) throw new Error('ajv-formats has no pattern "uuid"');
  return format;
}
