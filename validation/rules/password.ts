import type { Validator } from './fault.ts';

const PASSWORD_MIN_LENGTH = 8;

/** Requirements of a password, in the order of the form's hints. */
export const passwordHints = ['length', 'digit', 'upperCase', 'lowerCase'] as const;
export type PasswordHint = (typeof passwordHints)[number];

const met: Readonly<Record<PasswordHint, (value: string) => boolean>> = {
  length: (value) => value.length >= PASSWORD_MIN_LENGTH,
  digit: (value) => /\d/.test(value),
  upperCase: (value) => /\p{Lu}/u.test(value),
  lowerCase: (value) => /\p{Ll}/u.test(value),
};

/** The unmet requirements of a password. White space counts, as it is part of the password. */
export function getUnmetHints(value: string): readonly PasswordHint[] {
  return passwordHints.filter((hint) => !met[hint](value));
}

export const getPassword: Validator = (value) => (value === '' || getUnmetHints(value).length === 0 ? undefined : { code: 'password' });
