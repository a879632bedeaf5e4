import { bindMessages } from './bind-messages.ts';
import type { MessageData } from './compiled.ts';
import { languageTagOf } from './language-tag.ts';
import { messageLocaleOf, type MessageLocale } from './message-locale.ts';

/** A feature's messages on a page that has come without them: those of one locale alone, when they are asked for. */
export async function loadMessages<Messages>(
  catalog: Readonly<Record<MessageLocale, () => Promise<MessageData<Messages>>>>,
  locale: string,
): Promise<Messages> {
  return bindMessages(await catalog[messageLocaleOf(locale)](), languageTagOf(locale));
}
