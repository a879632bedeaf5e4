import type { FindSource } from '#commerce/stores/find-stores.ts';
import { storesMessages } from '#generated/messages/stores/all.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import type { RequestContext } from '../request/request-context.ts';

/** Calls, locale and messages to find and describe stores on the request's site. */
export function getStoreSource({ site, brand, services, session }: RequestContext): FindSource {
  const { locale, languageTag, country } = site;
  const { locales } = services.sites;
  const language = locale.slice(0, 2);
  return {
    calls: session.calls,
    now: services.now(),
    locale,
    languageTag,
    country,
    countryName: locales.find(({ path }) => path === locale)?.country ?? country,
    messages: getMessages(storesMessages, locale),
    getLocaleForCountry(other) {
      const there = brand.locales.filter((path) => path.endsWith(`-${other.toLowerCase()}`));
      return there.find((path) => path.startsWith(language)) ?? there[0];
    },
  };
}
