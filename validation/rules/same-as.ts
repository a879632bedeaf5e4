import type { Validator } from './fault.ts';

/** Equal to another field's value, e.g. a password typed twice. */
export const sameAs =
  (other: () => string): Validator =>
  (value) =>
    value === other() ? undefined : { code: 'sameAs' };
