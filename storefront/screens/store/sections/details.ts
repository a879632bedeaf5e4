import { createElement } from 'react';
import { Breadcrumbs } from '#commerce/catalog/head/breadcrumbs.tsx';
import { describeStore } from '#commerce/stores/describe-store.ts';
import { StoreDetails } from '#commerce/stores/details/store-details.tsx';
import { findStore } from '#commerce/stores/find-stores.ts';
import { MyStoreForm } from '#commerce/stores/my-store/my-store-form.tsx';
import { ResultNotice } from '#commerce/stores/my-store/my-store.tsx';
import { locatorPath } from '#commerce/stores/store-address.ts';
import { catalogMessages } from '#generated/messages/catalog/all.ts';
import { storefrontMessages } from '#generated/messages/storefront/all.ts';
import { storesMessages } from '#generated/messages/stores/all.ts';
import type { StoresMessages } from '#generated/messages/stores/messages.ts';
import type { MessageData } from '#messages/runtime/compiled.ts';
import { getMessageLocale } from '#messages/runtime/message-locale.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import { compose } from '../../../page/compose.ts';
import { getMyStoreId } from '../../../request/my-store.ts';
import { NotFoundError } from '../../../screen/not-found-error.ts';
import { createSection } from '../../../sections/section.ts';
import { getStoreSource } from '../../../stores/store-source.ts';
import { nearby } from './nearby.ts';

/** Data for the parts of the page that need JavaScript. */
export interface DetailsData {
  readonly locale: string;
  readonly languageTag: string;
  readonly messages: MessageData<StoresMessages>;
}

/** All details of the store. */
export const details = createSection({
  name: 'details',
  uses: { nearby },
  async load({ params, context }) {
    const store = await findStore(params.store ?? '', context.session.calls);
    if (!store) throw new NotFoundError(`no store at ${context.url.pathname}`);
    return { store, entry: describeStore(store, getStoreSource(context)) };
  },
  show({ data: { entry }, used, visitor }, { context }) {
    const { locale, languageTag } = context.site;
    const messages = getMessages(storesMessages, locale);
    const isMine = getMyStoreId(context) === entry.id;
    const breadcrumbs = createElement(Breadcrumbs, {
      label: getMessages(catalogMessages, locale).breadcrumbs,
      locale,
      crumbs: [
        { label: getMessages(storefrontMessages, locale).home, url: '/' },
        { label: messages.stores, url: locatorPath },
        { label: entry.name },
      ],
    });
    const result = context.url.searchParams.get('store');
    const notice = createElement(ResultNotice, { store: isMine ? entry : undefined, result, messages, key: 'notice' });
    const form = createElement(MyStoreForm, { store: entry, locale, from: entry.href, isMine, messages, variant: 'primary', key: 'form' });
    const element = createElement(StoreDetails, {
      store: entry,
      isMine,
      nearby: used.nearby ?? [],
      messages,
      breadcrumbs,
      actions: [notice, form],
    });
    const data: DetailsData = { locale, languageTag, messages: storesMessages[getMessageLocale(locale)] };
    return { data, canvases: { page: compose('page', [{ hostPart: 'store-details', element }], visitor, context) } };
  },
});
