import type { CartSuggestion } from '#commerce/cart/empty-cart.tsx';
import { ServiceError } from '#commerce/client/service-error.ts';
import { getErrorMessage, type ErrorMessageData } from '#commerce/errors/error-messages.ts';
import { applyFavoriteForm, isProblem, type FormOutcome } from '#commerce/favorites/page/apply-favorite-form.ts';
import {
  createFavoritesInput,
  getFavoritesPath,
  parseFavoritesChoice,
  type FavoritesChoice,
} from '#commerce/favorites/page/favorites-address.ts';
import { createPrefetch } from '#commerce/query/prefetch.ts';
import { addFavorite } from '#generated/calls/add-favorite.ts';
import { getCart } from '#generated/calls/get-cart.ts';
import { getFavorites } from '#generated/calls/get-favorites.ts';
import { removeFavorite } from '#generated/calls/remove-favorite.ts';
import { shareFavorites } from '#generated/calls/share-favorites.ts';
import { favoritesMessages } from '#generated/messages/favorites/all.ts';
import type { FavoritesMessages } from '#generated/messages/favorites/messages.ts';
import { listingMessages } from '#generated/messages/listing/all.ts';
import type { ListingMessages } from '#generated/messages/listing/messages.ts';
import { staffMessages } from '#generated/messages/staff/all.ts';
import type { Favorites } from '#generated/openapi/wishlists.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import type { MessageData } from '#messages/runtime/compiled.ts';
import { pack } from '../../canvas/packed.ts';
import { getShopLocale, type ShopLocale } from '../../commerce/shop-locale.ts';
import { getReferringPage } from '../../request/referring-page.ts';
import type { RequestContext } from '../../request/request-context.ts';
import { defineScreen } from '../../screen/define-screen.ts';
import { NotFoundError } from '../../screen/not-found-error.ts';
import { createPrivateHead } from '../../screen/private-head.ts';
import type { CommerceOfPage, ScreenPage } from '../../screen/screen-page.ts';
import { loadSuggestedLinks } from '../cart/load-suggested-links.ts';

export interface FavoritesScreenPage extends ScreenPage {
  /** Absent on an error page. */
  readonly favorites?: FavoritesData;
  /** Replaces the lists for employees. */
  readonly closed?: ClosedFavorites;
  readonly commerce?: CommerceOfPage;
}

export interface ClosedFavorites {
  readonly title: string;
  readonly text: string;
  readonly link: { readonly href: string; readonly label: string };
}

interface FavoritesData {
  readonly choice: FavoritesChoice;
  readonly pageSize: number;
  readonly shopLocale: ShopLocale;
  readonly origin: string;
  readonly messages: MessageData<FavoritesMessages>;
  readonly listing: MessageData<ListingMessages>;
  readonly ways: readonly CartSuggestion[];
  readonly notice?: { readonly text: string; readonly isProblem: boolean };
}

const nothing: Favorites = { total: 0, items: [], lists: [] };

/** The visitor's favorites, one list at a time. */
export const screen = defineScreen({
  name: 'favorites',
  isPrivate: true,
  messages: { favorites: favoritesMessages, listing: listingMessages },
  calls: [addFavorite, getCart, getFavorites, removeFavorite, shareFavorites],
  async loadCriticalData({ context }) {
    const { session, services, site } = context;
    const settings = services.settings.of(site);
    assertEnabled(context);
    if (session.staff) return undefined;
    const { pageSize } = settings.favorites;
    const choice = parseFavoritesChoice(context.url.searchParams);
    const query = getFavorites.query(session.calls, createFavoritesInput(choice, pageSize));
    // A visitor without favorites needs no token.
    const isNew = session.favoriteId === undefined && session.customerId === undefined && choice.list === undefined;
    const prefetch = createPrefetch();
    const found = await prefetch.load(isNew ? { ...query, queryFn: () => Promise.resolve(nothing) } : query);
    return { choice, pageSize, state: prefetch.state(), ways: found.total === 0 ? await loadSuggestedLinks(context) : [] };
  },
  page({ critical: found, messages: { favorites: messages, listing }, errorMessages }, { context }): FavoritesScreenPage {
    const { site, url } = context;
    if (!found) return createClosedPage(context, bindMessages(messages, site.languageTag).title);
    const { state, ...critical } = found;
    const notice = getNotice(context, messages, errorMessages);
    return {
      status: 200,
      head: createPrivateHead(bindMessages(messages, site.languageTag).title, site),
      favorites: { ...critical, shopLocale: getShopLocale(site), origin: url.origin, messages, listing, ...(notice && { notice }) },
      commerce: { errorMessages: pack(errorMessages), state },
    };
  },
  /** Handles forms without JavaScript: the favorite button of any page, or a form of this one. */
  async action(form, { context }) {
    assertEnabled(context);
    if (context.session.staff) return getFirstPage(context);
    const own = `/${context.site.locale}${getFavoritesPath(parseFavoritesChoice(context.url.searchParams))}`;
    const isHeart = form.get('intent') === 'add';
    const back = (isHeart ? getReferringPage(context) : undefined) ?? own;
    try {
      const outcome = await applyFavoriteForm(context.session.calls, form);
      return outcome === 'added'
        ? back
        : addQuery(outcome === 'removedPlain' || outcome === 'moved' ? getFirstPage(context) : own, { done: outcome });
    } catch (error) {
      if (error instanceof ServiceError) return addQuery(own, { refused: error.errorId ?? 'GEN500' });
      throw error;
    }
  },
});

/** Explains that employees have no favorites. */
function createClosedPage({ site }: RequestContext, title: string): FavoritesScreenPage {
  const { noFavorites, toShop } = getMessages(staffMessages, site.locale);
  return {
    status: 200,
    head: createPrivateHead(title, site),
    closed: { title, text: noFavorites, link: { href: `/${site.locale}`, label: toShop } },
  };
}

/** @throws NotFoundError if the site has no favorites */
export function assertEnabled({ services, site }: Pick<RequestContext, 'services' | 'site'>): void {
  if (!services.settings.of(site).features.favorites) throw new NotFoundError();
}

/** The list may have been deleted with its last favorite. */
function getFirstPage({ site }: RequestContext): string {
  return `/${site.locale}/favorites`;
}

function addQuery(path: string, query: Readonly<Record<string, string>>): string {
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(query)}`;
}

const outcomes = [
  'removedPlain',
  'moved',
  'shared',
  'stopped',
  'sent',
  'recipientsInvalid',
  'messageRejected',
  'failed',
] as const satisfies readonly FormOutcome[];

/** The result of a form from the address. */
function getNotice(
  { site, url }: RequestContext,
  messages: MessageData<FavoritesMessages>,
  errorMessages: ErrorMessageData,
): FavoritesData['notice'] {
  const rejection = url.searchParams.get('refused');
  if (rejection !== null)
    return { text: getErrorMessage(errorMessages, rejection, site.languageTag) ?? errorMessages.unknown, isProblem: true };
  const done = outcomes.find((outcome) => outcome === url.searchParams.get('done'));
  return done && { text: bindMessages(messages, site.languageTag)[done], isProblem: isProblem(done) };
}
