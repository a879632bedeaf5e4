import { errorNameOf } from '#generated/errors.ts';
import type { ErrorMessages } from '#generated/messages/error/messages.ts';
import { formatWait } from '#messages/format/wait.ts';
import type { MessageData } from '#messages/runtime/compiled.ts';
import { formatMessage, type Values } from '#messages/runtime/format-message.ts';
import type { TextOf } from '../client/service-error.ts';

type AllErrorMessages = MessageData<ErrorMessages>;

/** What shoppers read for error codes, as far as a page may meet them; `unknown` is for all other errors. Plain data. */
export type ErrorMessageData = Partial<AllErrorMessages> & Pick<AllErrorMessages, 'unknown'>;

/**
 * The message of a code, its own or that of its range; undefined where the page has none.
 * @param languageTag BCP 47, e.g. "fr-CA".
 * @param values of the message's placeholders; `retryAfter` is seconds, which `{wait}` shows, e.g. as "in 5 minutes".
 */
export function errorMessageOf(messages: ErrorMessageData, code: string, languageTag: string, values: Values = {}): string | undefined {
  const name = errorNameOf(code);
  const message = name && messages[name];
  if (message === undefined) return undefined;
  const { retryAfter } = values;
  const wait = typeof retryAfter === 'number' ? { hasWait: 'yes', wait: formatWait(retryAfter, languageTag) } : { hasWait: 'no' };
  return formatMessage(message, languageTag, { ...values, ...wait });
}

/** The messages that a loader has handed to its page, as a hook wants them. @param languageTag BCP 47, e.g. "fr-CA". */
export function errorMessagesIn(messages: ErrorMessageData, languageTag: string): TextOf {
  return (errorId, info) => {
    const values = Object.entries(info).filter(([, value]) => typeof value === 'string' || typeof value === 'number');
    return errorMessageOf(messages, errorId, languageTag, Object.fromEntries(values) as Values);
  };
}
