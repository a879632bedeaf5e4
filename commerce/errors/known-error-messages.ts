import { errorNameOf } from '#generated/errors.ts';
import type { GetErrorText } from '../client/service-error.ts';
import { createErrorTextGetter, type ErrorMessageData } from './error-messages.ts';

/** Error messages that the pages of a site have loaded so far. */
export interface KnownErrorMessages {
  readonly current: () => ErrorMessageData;
  readonly learn: (messages: ErrorMessageData) => void;
  /** Fetches the message of a code that is in the contract but was not loaded by any page so far. */
  readonly textOf: GetErrorText;
}

export function createKnownErrorMessages(
  first: ErrorMessageData,
  languageTag: string,
  loadAll?: () => Promise<ErrorMessageData>,
): KnownErrorMessages {
  let known = first;
  const learn = (more: ErrorMessageData | undefined): void => {
    known = { ...known, ...more };
  };
  return {
    current: () => known,
    learn,
    async textOf(errorId, values) {
      const name = errorNameOf(errorId);
      // If fetching fails, the service's own message shows.
      if (name && known[name] === undefined) learn(await loadAll?.().catch(() => undefined));
      return createErrorTextGetter(known, languageTag)(errorId, values);
    },
  };
}
