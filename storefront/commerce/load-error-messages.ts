import type { ErrorMessageData } from '#commerce/errors/error-messages.ts';
import { errorMessages } from '#generated/messages/error/lazy.ts';
import { messageLocaleOf } from '#messages/runtime/message-locale.ts';

/** The messages of all error codes, in the language of a locale such as "en-us": for pages that have come without. */
export function loadErrorMessages(locale: string): Promise<ErrorMessageData> {
  return errorMessages[messageLocaleOf(locale)]();
}
