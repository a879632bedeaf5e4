import { describeAddress } from '#commerce/stores/describe-store.ts';
import { getStorePath } from '#commerce/stores/store-address.ts';
import { storesMessages } from '#generated/messages/stores/all.ts';
import type { Store } from '#generated/openapi/stores.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import type { HeadData } from '../../canvas/canvas-data.ts';
import type { RequestContext } from '../../request/request-context.ts';
import { getPageUrl } from '../../site/alternates.ts';

export function createStoreHead(store: Store, context: RequestContext): HeadData {
  const { site, mode, url } = context;
  const { metaDescription } = getMessages(storesMessages, site.locale);
  return {
    title: `${store.name} | ${site.brandName}`,
    description: metaDescription({ name: store.name, address: describeAddress(store).join(', ') }),
    canonical: getCanonical(store, context),
    noIndex: mode !== 'publish' || url.search !== '',
    ogType: 'website',
  };
}

/** A store's page exists in every locale; its canonical URL is in the store's own country. */
export function getCanonical(store: Store, { site, url, brand }: RequestContext): string {
  const [first] = getPathsByLocale(store, { brand });
  const locale = store.country === site.country || !first ? site.locale : first[0];
  return getPageUrl(url.origin, locale, getStorePath(store.id));
}

/** The path of the store's page by locale of its country. */
export function getPathsByLocale({ id, country }: Store, { brand }: Pick<RequestContext, 'brand'>): ReadonlyMap<string, string> {
  const locales = brand.locales.filter((locale) => locale.endsWith(`-${country.toLowerCase()}`));
  return new Map(locales.map((locale) => [locale, getStorePath(id)]));
}
