import type { ErrorCodeTable } from '../errors/error-rows.ts';
import { MessageError } from './message-error.ts';
import type { CatalogSource } from './read-catalog.ts';

const FEATURE = 'error';
/** Message for an error code outside the contract. */
const UNKNOWN = 'unknown';

/**
 * Checks that the catalog has a message for every error code and range of the contract, and for no other.
 * @throws MessageError
 */
export function checkErrorMessages({ features }: CatalogSource, { names }: Pick<ErrorCodeTable, 'names'>): void {
  const file = `${FEATURE}/en.json`;
  const messages = features.find(({ feature }) => feature === FEATURE)?.byLocale.get('en') ?? {};
  const expected = new Set([UNKNOWN, ...names]);
  const missing = [...expected].filter((name) => !Object.hasOwn(messages, name));
  if (missing.length > 0) throw new MessageError(file, undefined, `lacks ${missing.join(', ')}`);
  const stranger = Object.keys(messages).find((name) => !expected.has(name));
  if (stranger !== undefined) throw new MessageError(file, stranger, 'is not a code or range of schemas/errors.json');
}
