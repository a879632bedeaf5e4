import { useEffect, useMemo } from 'react';
import { createFavorites, type Favorites } from '#commerce/favorites/favorites.ts';
import type { FavoritesOfShop } from '#commerce/favorites/favorites-context.ts';
import type { Host } from '#engine/host.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { useStorefrontHost } from '../canvas/host-context.ts';
import type { SiteFrameData } from '../page/load-site-frame.ts';

/** One for each country of the brand, as its languages share a site; on the server a new one for each page. */
const bySite = new Map<string, Favorites>();

/** The cookie that remembers favorites (session/session-cookies.ts). */
const remembered = (country: string): boolean => new RegExp(`cairn\\.favorites\\.[A-Z]+-${country}=`).test(document.cookie);

function favoritesOf(locale: string, host: Pick<Host, 'track'>): Favorites {
  const country = locale.split('-')[1]?.toUpperCase() ?? '';
  const known = bySite.get(country);
  if (known) return known;
  const made = createFavorites({
    open: async () => (await (await import('../browser-host/open-commerce-deferred.ts')).openCommerceDeferred(locale, host)).commerce,
    mayHave: () => remembered(country),
  });
  if (typeof window !== 'undefined') bySite.set(country, made);
  return made;
}

/** The favorites of the site; undefined where it has none. They are requested once the page is hydrated, and again after a sign-in. */
export function useShopFavorites({ locale, languageTag, loggedIn, hasFavorites, cart }: SiteFrameData): FavoritesOfShop | undefined {
  const host = useStorefrontHost();
  const favorites = useMemo(() => (hasFavorites ? favoritesOf(locale, host) : undefined), [hasFavorites, locale, host]);
  useEffect(() => void favorites?.load(), [favorites, loggedIn]);
  return useMemo(() => {
    const { addFavorite } = bindMessages(cart.messages, languageTag);
    return favorites && { favorites, action: `/${locale}/favorites`, label: (name) => addFavorite({ name }) };
  }, [favorites, locale, languageTag, cart.messages]);
}
