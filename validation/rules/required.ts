import type { Validator } from './fault.ts';

/** The value must be present. White space alone counts as empty, and so does an unchecked box. */
export const required: Validator<string | number | boolean | null | undefined> = (value) => {
  const isPresent = typeof value === 'string' ? value.trim() !== '' : typeof value === 'number' ? !Number.isNaN(value) : value === true;
  return isPresent ? undefined : { code: 'required' };
};
