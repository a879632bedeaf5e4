import { errorNameOf } from '#generated/errors.ts';
import type { TextOf } from '../client/service-error.ts';
import { errorMessagesIn, type ErrorMessageData } from './error-messages.ts';

/** What is said of errors on the pages of one site, as far as they have brought it along. */
export interface KnownErrorMessages {
  readonly current: () => ErrorMessageData;
  readonly learn: (messages: ErrorMessageData) => void;
  /** Fetches the message of a code that the contract knows, but does not name for any call of the pages so far. */
  readonly textOf: TextOf;
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
      // Without an answer the service's own message stands.
      if (name && known[name] === undefined) learn(await loadAll?.().catch(() => undefined));
      return errorMessagesIn(known, languageTag)(errorId, values);
    },
  };
}
