import type { Preferences } from '#generated/openapi/consumer.ts';
import { isInterest, splitInterests } from '#validation/profile/interests.ts';
import { isShoeSize } from '#validation/profile/shoe-sizes.ts';
import { CallError } from '../../router/call-error.ts';

const createPreferenceError = (errorId: 'ATTR100' | 'ATTR200', message: string, field: string): CallError =>
  new CallError(400, errorId, [{ message, additionalInfo: { field } }]);

/** @throws CallError 400 ATTR100 for interests that are not a list separated by pipes, 400 ATTR200 for an unknown interest or shoe size. */
export function assertValidPreferences({ interests = '', preferredShoeSize = '' }: Preferences): void {
  const parts = splitInterests(interests);
  if (!parts) throw createPreferenceError('ATTR100', 'Interests are names joined by pipes, each once.', 'interests');
  const unknown = parts.find((part) => !isInterest(part));
  if (unknown !== undefined) throw createPreferenceError('ATTR200', 'There is no such interest.', 'interests');
  if (preferredShoeSize !== '' && !isShoeSize(preferredShoeSize))
    throw createPreferenceError('ATTR200', 'There is no such shoe size.', 'preferredShoeSize');
}
