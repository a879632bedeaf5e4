import { getUnmetHints } from '#validation/rules/password.ts';
import { CallError } from '../../router/call-error.ts';

export function isStrong(password: string): boolean {
  return getUnmetHints(password).length === 0;
}

/** @throws CallError 400 FE872 for a password that is too short, 400 AUT450 for one that breaks the other rules. */
export function assertStrong(password: string, field: string): void {
  const unmet = getUnmetHints(password);
  if (unmet.length === 0) return;
  const additionalInfo = { field };
  if (unmet.includes('length'))
    throw new CallError(400, 'FE872', [{ message: 'A password has at least eight characters.', additionalInfo }]);
  throw new CallError(400, 'AUT450', [{ message: 'A password has a digit, an upper case and a lower case letter.', additionalInfo }]);
}
