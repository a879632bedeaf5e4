import { useEffect, useState, type ReactElement } from 'react';
import type { FoundStores } from '#commerce/stores/found-stores.ts';
import { STORES_PER_PAGE, type LocatorState } from '#commerce/stores/locator-state.ts';
import { StoreMap } from '#commerce/stores/map/store-map.tsx';
import type { StoresMessages } from '#generated/messages/stores/messages.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { fetchStores } from '../../stores/fetch-stores.ts';

interface Props {
  readonly state: LocatorState;
  readonly locale: string;
  readonly languageTag: string;
  readonly messages: StoresMessages;
}

/** The map of the search results. Code and data are loaded when a visitor opens the map. */
export default function LocatorMap({ state, locale, languageTag, messages }: Props): ReactElement {
  const [found, setFound] = useState<FoundStores>();
  useEffect(() => {
    const closed = new AbortController();
    const load = async (): Promise<void> => {
      const result = await fetchStores(state, locale, closed.signal);
      if (!closed.signal.aborted) setFound(result);
    };
    void load();
    return () => closed.abort();
  }, [state, locale]);
  if (!found) return <div aria-busy="true" />;
  if (found.outcome === 'failed') return <Notice kind="danger">{messages.loadFailed}</Notice>;
  const first = (state.page - 1) * STORES_PER_PAGE + 1;
  return <StoreMap stores={found.stores} first={first} origin={found.origin} languageTag={languageTag} messages={messages} />;
}
