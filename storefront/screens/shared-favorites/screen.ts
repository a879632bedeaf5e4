import { getCart } from '#generated/calls/get-cart.ts';
import { getSharedFavorites } from '#generated/calls/get-shared-favorites.ts';
import { favoritesMessages } from '#generated/messages/favorites/all.ts';
import type { FavoritesMessages } from '#generated/messages/favorites/messages.ts';
import { listingMessages } from '#generated/messages/listing/all.ts';
import type { ListingMessages } from '#generated/messages/listing/messages.ts';
import type { SharedFavorites } from '#generated/openapi/wishlists.ts';
import type { MessageData } from '#messages/runtime/compiled.ts';
import { parseFavoritesChoice } from '#commerce/favorites/page/favorites-address.ts';
import { pack } from '../../canvas/packed.ts';
import { defineScreen } from '../../screen/define-screen.ts';
import { NotFoundError } from '../../screen/not-found-error.ts';
import { createPrivateHead } from '../../screen/private-head.ts';
import { assertEnabled } from '../favorites/screen.ts';
import type { CommerceOfPage, ScreenPage } from '../../screen/screen-page.ts';

export interface SharedFavoritesPage extends ScreenPage {
  /** Absent on an error page. */
  readonly shown?: SharedData;
  readonly commerce?: CommerceOfPage;
}

export interface SharedData {
  readonly shared: SharedFavorites;
  readonly page: number;
  readonly pageSize: number;
  readonly messages: MessageData<FavoritesMessages>;
  readonly listing: MessageData<ListingMessages>;
  readonly locale: string;
  readonly languageTag: string;
}

/** A shared favorites list. Private, so that no cache stores the page of a revoked link. */
export const screen = defineScreen({
  name: 'shared-favorites',
  isPrivate: true,
  messages: { favorites: favoritesMessages, listing: listingMessages },
  calls: [getCart],
  async loadCriticalData({ context, params: { token = '' } }) {
    const { services, session, site, url } = context;
    assertEnabled(context);
    if (!/^[0-9a-f]{32}$/.test(token)) throw new NotFoundError();
    const { pageSize } = services.settings.of(site).favorites;
    const { page } = parseFavoritesChoice(url.searchParams);
    const shared = await getSharedFavorites(session.calls, { favoriteId: token, start: (page - 1) * pageSize, count: pageSize });
    return { shared, page, pageSize };
  },
  page({ critical, messages: { favorites: messages, listing }, errorMessages }, { context: { site } }): SharedFavoritesPage {
    const { locale, languageTag } = site;
    return {
      status: 200,
      head: createPrivateHead(critical.shared.name, site),
      shown: { ...critical, messages, listing, locale, languageTag },
      commerce: { errorMessages: pack(errorMessages) },
    };
  },
});
