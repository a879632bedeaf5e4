import { errorNameOf } from '#generated/errors.ts';
import type { ErrorMessages } from '#generated/messages/error/messages.ts';
import { formatWait } from '#messages/format/wait.ts';
import type { MessageData } from '#messages/runtime/compiled.ts';
import { formatMessage, type Values } from '#messages/runtime/format-message.ts';
import type { GetErrorText } from '../client/service-error.ts';

type AllErrorMessages = MessageData<ErrorMessages>;

/** Messages of the error codes that a page may get; `unknown` is for all others. Plain data. */
export type ErrorMessageData = Partial<AllErrorMessages> & Pick<AllErrorMessages, 'unknown'>;

/**
 * Message of a code or of its range; undefined if the page has none.
 * @param languageTag BCP 47, e.g. "fr-CA"
 * @param values values of placeholders; `retryAfter`, in seconds, fills `{wait}`, e.g. with "in 5 minutes"
 */
export function getErrorMessage(messages: ErrorMessageData, code: string, languageTag: string, values: Values = {}): string | undefined {
  const name = errorNameOf(code);
  const message = name && messages[name];
  if (message === undefined) return undefined;
  const { retryAfter } = values;
  const wait = typeof retryAfter === 'number' ? { hasWait: 'yes', wait: formatWait(retryAfter, languageTag) } : { hasWait: 'no' };
  return formatMessage(message, languageTag, { ...values, ...wait });
}

/**
 * Adapts a loader's messages to the hook.
 * @param languageTag BCP 47, e.g. "fr-CA"
 */
export function createErrorTextGetter(messages: ErrorMessageData, languageTag: string): GetErrorText {
  return (errorId, info) => {
    const values = Object.entries(info).filter(([, value]) => typeof value === 'string' || typeof value === 'number');
    return getErrorMessage(messages, errorId, languageTag, Object.fromEntries(values) as Values);
  };
}
