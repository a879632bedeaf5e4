import { useEffect, useMemo } from 'react';
import { createFavorites, type Favorites } from '#commerce/favorites/favorites.ts';
import type { FavoritesContextValue } from '#commerce/favorites/favorites-context.ts';
import type { Host } from '#engine/host.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { useStorefrontHost } from '../canvas/host-context.ts';
import type { SiteFrameData } from '../page/load-site-frame.ts';

/** The browser caches the favorites of the latest shopper; the server creates new ones for each page. */
let latest: { readonly key: string; readonly favorites: Favorites } | undefined;

/** The cookie that stores favorites (session/session-cookies.ts). */
const hasFavoritesCookie = (country: string): boolean => new RegExp(`cairn\\.favorites\\.[A-Z]+-${country}=`).test(document.cookie);

/** The languages of a country share a site. A sign-in or sign-out changes the owner of the favorites. */
function getFavorites(locale: string, loggedIn: boolean, host: Pick<Host, 'track'>): Favorites {
  const country = locale.split('-')[1]?.toUpperCase() ?? '';
  const key = `${country} ${loggedIn}`;
  if (latest?.key === key) return latest.favorites;
  const favorites = createFavorites({
    open: async () => (await (await import('../browser-host/open-commerce-deferred.ts')).openCommerceDeferred(locale, host)).commerce,
    mayHave: () => hasFavoritesCookie(country),
  });
  if (typeof window !== 'undefined') latest = { key, favorites };
  return favorites;
}

/** The favorites of the site, requested after hydration; undefined if the site has none. */
export function useShopFavorites({ locale, languageTag, loggedIn, hasFavorites, cart }: SiteFrameData): FavoritesContextValue | undefined {
  const host = useStorefrontHost();
  const favorites = useMemo(
    () => (hasFavorites ? getFavorites(locale, loggedIn, host) : undefined),
    [hasFavorites, locale, loggedIn, host],
  );
  useEffect(() => void favorites?.load(), [favorites]);
  return useMemo(() => {
    const { addFavorite } = bindMessages(cart.messages, languageTag);
    return favorites && { favorites, action: `/${locale}/favorites`, label: (name) => addFavorite({ name }) };
  }, [favorites, locale, languageTag, cart.messages]);
}
