import { bindMessages } from './bind-messages.ts';
import type { MessageData } from './compiled.ts';
import { getLanguageTag } from './language-tag.ts';
import { getMessageLocale, type MessageLocale } from './message-locale.ts';

/** Loads a feature's messages in one locale on demand, for a page that came without them. */
export async function loadMessages<Messages>(
  catalog: Readonly<Record<MessageLocale, () => Promise<MessageData<Messages>>>>,
  locale: string,
): Promise<Messages> {
  return bindMessages(await catalog[getMessageLocale(locale)](), getLanguageTag(locale));
}
