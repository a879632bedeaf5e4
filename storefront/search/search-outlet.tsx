import { useEffect, useMemo, useState, type ReactElement } from 'react';
import { getLanguageTag } from '#messages/runtime/language-tag.ts';
import { loadMessages } from '#messages/runtime/load-messages.ts';
import { searchMessages } from '#generated/messages/search/lazy.ts';
import type { SearchMessages } from '#generated/messages/search/messages.ts';
import { createRecentSearches } from '#commerce/search/recent-searches.ts';
import { SearchCombobox } from '#commerce/search/search-combobox.tsx';
import { loadSuggestions } from '#commerce/search/suggestion-calls.ts';
import type { LoadSuggestions } from '#commerce/search/use-suggestions.ts';
import { useStorefrontHost } from '../canvas/host-context.ts';
import { isAllowed } from '../host/consent.ts';

export interface SearchOutletProps {
  readonly form: HTMLFormElement;
  readonly locale: string;
}

/** The combobox of a search form. Until its messages have loaded, the plain form works. */
export function SearchOutlet({ form, locale }: SearchOutletProps): ReactElement | null {
  const host = useStorefrontHost();
  const [messages, setMessages] = useState<SearchMessages>();
  useEffect(() => {
    loadMessages(searchMessages, locale).then(setMessages, () => undefined);
  }, [locale]);
  const wireLocale = getLanguageTag(locale).replace('-', '_');
  const load = useMemo<LoadSuggestions>(() => (text, limit, signal) => loadSuggestions(wireLocale, text, limit, signal), [wireLocale]);
  const recent = useMemo(() => createRecentSearches(locale, () => isAllowed('analytics')), [locale]);
  const field = form.elements.namedItem('q');
  if (!messages || !(field instanceof HTMLInputElement)) return null;
  return (
    <SearchCombobox
      form={form}
      field={field}
      load={load}
      recent={recent}
      messages={messages}
      locale={locale}
      languageTag={getLanguageTag(locale)}
      onSearch={host.navigate}
      onSelect={(kind, index) => host.track({ name: 'select-suggestion', data: { kind, position: index + 1 } })}
    />
  );
}
