import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';

type LabelCatalog<Labels> = Readonly<Record<MessageLocale, MessageData<Labels>>>;

/** The label of an id from the database, such as a badge's; undefined if the catalog has none. */
export function findLabel<Labels extends object>(catalog: LabelCatalog<Labels>, id: string, locale: string): string | undefined {
  const labels = getMessages(catalog, locale) as Readonly<Record<string, string>>;
  return Object.hasOwn(labels, id) ? labels[id] : undefined;
}

/** The label of an id, or the id itself if the catalog has none. */
export function getLabel<Labels extends object>(catalog: LabelCatalog<Labels>, id: string, locale: string): string {
  return findLabel(catalog, id, locale) ?? id;
}
