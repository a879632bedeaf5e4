import { useEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactElement } from 'react';
import {
  Outlet,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigation,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunction,
} from 'react-router';
import { setCartCount } from '#commerce/cart/mini-cart/cart-count.ts';
import { CartLink } from '#commerce/cart/mini-cart/cart-link.tsx';
import { FavoritesContext, type FavoritesContextValue } from '#commerce/favorites/favorites-context.ts';
import { FavoritesLink } from '#commerce/favorites/favorites-link.tsx';
import { CommerceProvider } from '#commerce/query/commerce-provider.tsx';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { attachStaticLinks } from '#engine/hydrate/static-links.ts';
import { prepareCanvas } from '../canvas/browser-blocks.ts';
import { CanvasView } from '../canvas/canvas-view.tsx';
import { unpack } from '../canvas/packed.ts';
import { openedCommerce, type OpenCommerce, type ShopCommerce } from '../commerce/shop-commerce.ts';
import { useShopFavorites } from '../favorites/shop-favorites.ts';
import { requestContext } from '../request/router-context.ts';
import { Dialogs } from '../dialogs/dialogs.tsx';
import { isRecalculating } from '../host/recalculate.ts';
import { FollowLinks } from '../host/follow-links.tsx';
import { StorefrontHostProvider } from '../browser-host/host-provider.tsx';
import { useStorefrontHost } from '../canvas/host-context.ts';
import type { PageGlobals } from '../browser-host/page-globals.ts';
import { loadSiteFrame, type SiteFrameData } from '../page/load-site-frame.ts';
import type { ScreenHandle } from '../screen/define-view.tsx';
import type { ScreenPage } from '../screen/screen-page.ts';
import { syncSession } from '../host/sync-session.ts';
import { SearchSuggestions } from '../search/search-suggestions.tsx';
import { showMyStore } from '../stores/show-my-store.ts';
import { getSignInLink } from '../site/sign-in-link.ts';
import { trackScreenSize } from '../host/track-screen-size.ts';
import { isCheckout } from '../site/checkout-path.ts';
import { handleConsentForm, hasChosen, onConsent } from '../host/consent.ts';
import { useTrackedEvents } from '../host/use-tracked-events.ts';
import { Recalculation } from './recalculation.tsx';
import { Header, Main, Progress } from '../parts/shop.styles.ts';

export function loader({ context: router }: LoaderFunctionArgs): Promise<SiteFrameData> {
  return loadSiteFrame(router.get(requestContext));
}

export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs): Promise<SiteFrameData> {
  const frame = await serverLoader<SiteFrameData>();
  const canvases = [
    frame.staff,
    frame.pendingOrder,
    frame.consent,
    frame.promo,
    frame.header,
    frame.menu,
    frame.footer,
    frame.popUp,
  ].filter((canvas) => canvas !== null);
  await Promise.all(canvases.map(prepareCanvas));
  return frame;
}

/** True while a payment is pending: each page asks for its result. */
let hasPendingOrder = false;

/** The frame stays the same between pages, except for another locale, or for the checkout with its own header and footer. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentParams, nextParams, currentUrl, nextUrl }) =>
  hasPendingOrder ||
  isRecalculating() ||
  currentParams.locale !== nextParams.locale ||
  isCheckout(currentUrl.pathname) !== isCheckout(nextUrl.pathname) ||
  currentUrl.searchParams.get('preview') !== nextUrl.searchParams.get('preview');

export default function Shop(): ReactElement {
  const frame = useLoaderData<SiteFrameData>();
  return (
    <StorefrontHostProvider globals={usePageGlobals(frame)}>
      {/* Each locale has its own query client and calls, so a change of the locale mounts everything again. */}
      <PageFrame key={frame.locale} frame={frame} />
      {/* Behind the dialogs: while one is open, a new page cannot take the focus. */}
      <PageLife frame={frame} />
    </StorefrontHostProvider>
  );
}

/** The frame around a page, with the commerce of its screen or the commerce opened since. */
function PageFrame({ frame }: { readonly frame: SiteFrameData }): ReactElement {
  const match = useMatches().at(-1);
  const handle = match?.handle as ScreenHandle | undefined;
  const shop = useShopCommerce(frame.locale, handle?.openCommerce, match?.loaderData as ScreenPage | undefined);
  const favorites = useShopFavorites(frame);
  useEffect(() => {
    hasPendingOrder = frame.pendingOrder !== null;
  }, [frame]);
  const isDecided = useSyncExternalStore(onConsent, hasChosen, returnFalse);
  const canRequestConsent = handle?.overlays !== 'none' && !isDecided;
  return (
    <CommerceProvider commerce={shop?.commerce}>
      <FavoritesContext value={favorites}>
        <PageView frame={frame} />
        <a href="#main" data-skip-link>
          {frame.skipToContent}
        </a>
        {frame.staff ? <CanvasView data={frame.staff} /> : null}
        {frame.pendingOrder ? <CanvasView data={frame.pendingOrder} /> : null}
        {frame.consent && canRequestConsent ? (
          <div data-consent-place={handle?.overlays ?? 'page'}>
            <CanvasView data={frame.consent} />
          </div>
        ) : null}
        {frame.promo ? <CanvasView data={frame.promo} /> : null}
        <Header data-bare={frame.isBare || undefined}>
          <CanvasView key={frame.header.name} data={frame.header} />
          {favorites && !frame.isBare ? <HeaderFavorites frame={frame} shop={favorites} /> : null}
          <HeaderCart frame={frame} />
          {frame.menu ? <CanvasView data={frame.menu} /> : null}
        </Header>
        <Main id="main" tabIndex={-1}>
          <Outlet />
        </Main>
        {frame.footer ? (
          <footer>
            <CanvasView key={frame.footer.name} data={frame.footer} />
          </footer>
        ) : null}
        {frame.popUp && handle?.overlays === undefined ? <CanvasView data={frame.popUp} /> : null}
        <Dialogs locale={frame.locale} closeLabel={frame.close} />
        <SearchSuggestions locale={frame.locale} />
        <Recalculation frame={frame} />
        {shop ? <shop.Toasts label={frame.notifications} closeLabel={frame.close} durations={frame.toasts} /> : null}
      </FavoritesContext>
    </CommerceProvider>
  );
}

/**
 * The commerce of the screen, or that opened on first use. A page without commerce reuses that of the previous page, because toasts and
 * dialogs outlive a screen.
 */
function useShopCommerce(locale: string, open: OpenCommerce | undefined, page: ScreenPage | undefined): ShopCommerce | undefined {
  const host = useStorefrontHost();
  const errorMessages = page?.commerce?.errorMessages;
  const opened = useSyncExternalStore(openedCommerce.subscribe, () => openedCommerce.of(locale), returnUndefined);
  const ofScreen = useMemo(
    () => (open && errorMessages ? open(locale, unpack(errorMessages), host) : undefined),
    [open, errorMessages, locale, host],
  );
  const [latest, setLatest] = useState(ofScreen);
  if (ofScreen && ofScreen.commerce !== latest?.commerce) setLatest(ofScreen);
  return ofScreen ?? opened ?? latest;
}

function returnFalse(): false {
  return false;
}

function returnUndefined(): undefined {
  return undefined;
}

function usePageGlobals({ locale, loggedIn }: SiteFrameData): PageGlobals {
  const page = useMatches().at(-1)?.loaderData as ScreenPage | undefined;
  return { locale, loggedIn, recommendations: page?.recommendations };
}

/** The link to the cart. Its count comes from the server until a cart response arrives, and again when the site changes. */
function HeaderCart({ frame }: { readonly frame: SiteFrameData }): ReactElement {
  const { locale, languageTag, cart } = frame;
  const { cartLink } = bindMessages(cart.messages, languageTag);
  useEffect(() => setCartCount(cart.count), [cart]);
  return (
    <div data-part="cart">
      <FollowLinks>
        <CartLink href={`/${locale}/cart`} count={cart.count} label={(count) => cartLink({ count })} />
      </FollowLinks>
    </div>
  );
}

function HeaderFavorites({ frame, shop }: { readonly frame: SiteFrameData; readonly shop: FavoritesContextValue }): ReactElement {
  const { locale, languageTag, cart } = frame;
  const { favoritesLink } = bindMessages(cart.messages, languageTag);
  return (
    <div data-part="favorites">
      <FollowLinks>
        <FavoritesLink favorites={shop.favorites} href={`/${locale}/favorites`} label={(count) => favoritesLink({ count })} />
      </FollowLinks>
    </div>
  );
}

/** Tracks each page view by path, and the current page's after consent. Rendered before the page, whose own events follow. */
function PageView({ frame: { locale, header } }: { readonly frame: SiteFrameData }): null {
  const { pathname, search } = useLocation();
  const match = useMatches().at(-1);
  const status = (match?.loaderData as ScreenPage | undefined)?.status ?? 200;
  useTrackedEvents(async ({ createPageEvents }) => {
    const { getPageType } = await import('../screens/get-page-type.ts');
    return createPageEvents({ pageType: getPageType(match?.id), status, path: pathname, search, locale, brand: header.env.brand });
  }, pathname);
  return null;
}

/** Handles clicks in static HTML, focuses the new page, and shows the progress of navigation. */
function PageLife({ frame }: { readonly frame: SiteFrameData }): ReactElement | null {
  const { loading, locale, visitor, header } = frame;
  const host = useStorefrontHost();
  const { pathname, search } = useLocation();
  const isPending = useNavigation().state !== 'idle';
  const last = useRef(pathname);

  useEffect(() => attachStaticLinks(document, host), [host]);
  useEffect(() => {
    trackScreenSize(host.track);
    return onConsent(() => trackScreenSize(host.track));
  }, [host]);
  useEffect(handleConsentForm, []);
  useEffect(() => syncSession(locale, visitor), [locale, visitor]);
  useEffect(() => showMyStore(header.env.brand, locale), [header, locale]);
  // The header stays between pages; a new tab opens its link's current address.
  useEffect(() => {
    const link = document.querySelector('[data-place="account"]');
    link?.setAttribute('href', getSignInLink({ pathname, search }, { locale }));
  }, [pathname, search, locale]);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
  return isPending ? <Progress role="progressbar" aria-label={loading} /> : null;
}
