import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { messagesIn } from '#messages/runtime/messages-in.ts';

type LabelCatalogue<Labels> = Readonly<Record<MessageLocale, MessageData<Labels>>>;

/** The label of an id that the database knows, such as a badge's; undefined where the catalogue has none. */
export function findLabel<Labels extends object>(catalogue: LabelCatalogue<Labels>, id: string, locale: string): string | undefined {
  const labels = messagesIn(catalogue, locale) as Readonly<Record<string, string>>;
  return Object.hasOwn(labels, id) ? labels[id] : undefined;
}

/** The same, and the id itself where the catalogue has none. */
export function labelOf<Labels extends object>(catalogue: LabelCatalogue<Labels>, id: string, locale: string): string {
  return findLabel(catalogue, id, locale) ?? id;
}
