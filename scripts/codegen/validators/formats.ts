import { fullFormats } from 'ajv-formats/dist/formats.js';
import { formats } from './format-rules.ts';

/** Accepted values of a format: all, those that match a pattern, or those for which a function returns true. */
export type FormatRule = true | RegExp | ((value: string) => boolean);

/**
 * The formats that schemas/ may use. Patterns are inlined into the validators; functions are in `formats` of
 * generated/validator-runtime.js.
 */
export const FORMATS: Readonly<Record<string, FormatRule>> = {
  ...formats,
  html: true,
  uuid: createUuidPattern(),
};

function createUuidPattern(): RegExp {
  const format = fullFormats.uuid;
  if (!(format instanceof RegExp)) throw new Error('ajv-formats has no pattern "uuid"');
  return format;
}
