import type { ErrorMessageData } from '#commerce/errors/error-messages.ts';
import { errorMessages } from '#generated/messages/error/lazy.ts';
import { getMessageLocale } from '#messages/runtime/message-locale.ts';

/** Loads the messages of all error codes for a locale such as "en-us", for pages that contain none. */
export function loadErrorMessages(locale: string): Promise<ErrorMessageData> {
  return errorMessages[getMessageLocale(locale)]();
}
