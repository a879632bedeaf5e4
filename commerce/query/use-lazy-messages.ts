import { useQuery } from '@tanstack/react-query';
import type { MessageData } from '#messages/runtime/compiled.ts';
import { loadMessages } from '#messages/runtime/load-messages.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';

type LazyCatalog<Messages> = Readonly<Record<MessageLocale, () => Promise<MessageData<Messages>>>>;

/**
 * Messages that the page has not loaded; undefined until they are.
 * @param feature name in the message catalog
 * @param languageTag BCP 47, e.g. "fr-CA"
 */
export function useLazyMessages<Messages>(feature: string, catalog: LazyCatalog<Messages>, languageTag: string): Messages | undefined {
  const { data } = useQuery({
    queryKey: ['messages', feature, languageTag],
    queryFn: () => loadMessages(catalog, languageTag.toLowerCase()),
    staleTime: Infinity,
  });
  return data;
}
