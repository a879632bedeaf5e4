import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { messagesIn } from '#messages/runtime/messages-in.ts';

type LabelCatalog<Labels> = Readonly<Record<MessageLocale, MessageData<Labels>>>;

/** The label of an id that the database knows, such as a badge's; undefined where the catalog has none. */
export function findLabel<Labels extends object>(catalog: LabelCatalog<Labels>, id: string, locale: string): string | undefined {
  const labels = messagesIn(catalog, locale) as Readonly<Record<string, string>>;
  return Object.hasOwn(labels, id) ? labels[id] : undefined;
}

/** The same, and the id itself where the catalog has none. */
export function labelOf<Labels extends object>(catalog: LabelCatalog<Labels>, id: string, locale: string): string {
  return findLabel(catalog, id, locale) ?? id;
}
