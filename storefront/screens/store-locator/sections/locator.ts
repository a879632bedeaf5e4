import { createElement } from 'react';
import { getShopHref } from '#commerce/catalog/shop-href.ts';
import { StoreResults } from '#commerce/stores/list/store-results.tsx';
import { parseLocatorState, type LocatorState } from '#commerce/stores/locator-state.ts';
import { MyStore } from '#commerce/stores/my-store/my-store.tsx';
import { locatorPath } from '#commerce/stores/store-address.ts';
import { storesMessages } from '#generated/messages/stores/all.ts';
import type { StoresMessages } from '#generated/messages/stores/messages.ts';
import type { MessageData } from '#messages/runtime/compiled.ts';
import { getMessageLocale } from '#messages/runtime/message-locale.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import { compose } from '../../../page/compose.ts';
import { createSection } from '../../../sections/section.ts';
import { loadMyStore, searchStores } from '../../../stores/search-stores.ts';
import { getStoreSource } from '../../../stores/store-source.ts';

/** Data of the parts that need JavaScript; the list and the visitor's store are static. */
export interface LocatorData {
  readonly state: LocatorState;
  readonly locale: string;
  readonly languageTag: string;
  readonly action: string;
  /** False if there is nothing to show on a map. */
  readonly hasMap: boolean;
  readonly messages: MessageData<StoresMessages>;
}

/** The search for stores with its results. */
export const locator = createSection({
  name: 'locator',
  async load({ context }) {
    const state = parseLocatorState(context.url.searchParams);
    const [found, mine] = await Promise.all([searchStores(state, context), loadMyStore(context)]);
    return { state, found, mine };
  },
  show({ data: { state, found, mine }, visitor }, { context }) {
    const { locale, languageTag } = context.site;
    const { countryName: country } = getStoreSource(context);
    const messages = getMessages(storesMessages, locale);
    const results = createElement(StoreResults, { found, state, mine: mine?.id, locale, country, messages });
    const result = context.url.searchParams.get('store');
    const ofMine = createElement(MyStore, { store: mine, result, locale, from: getShopHref(locale, locatorPath), messages });
    const data: LocatorData = {
      state,
      locale,
      languageTag,
      action: getShopHref(locale, locatorPath),
      hasMap: found.stores.length > 0,
      messages: storesMessages[getMessageLocale(locale)],
    };
    return {
      data,
      canvases: {
        mine: compose('my-store', [{ hostPart: 'my-store', element: ofMine }], visitor, context),
        results: compose('results', [{ hostPart: 'store-results', element: results }], visitor, context),
      },
    };
  },
});
