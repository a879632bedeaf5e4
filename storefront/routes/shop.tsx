import { useEffect, useMemo, useRef, useSyncExternalStore, type ReactElement } from 'react';
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
import { setCartCount } from '#commerce/cart/cart-count.ts';
import { CartLink } from '#commerce/cart/cart-link.tsx';
import { CommerceProvider } from '#commerce/query/commerce-provider.tsx';
import { formatText } from '#commerce/words/format.ts';
import { attachStaticLinks } from '#engine/hydrate/static-links.ts';
import { prepareCanvas } from '../browser-blocks.ts';
import { CanvasView } from '../canvas-view.tsx';
import { openedCommerce, type ShopCommerce } from '../commerce/shop-commerce.ts';
import { requestContext, servicesContext } from '../contexts.ts';
import { Dialogs } from '../dialogs/dialogs.tsx';
import { FollowLinks } from '../host/follow-links.tsx';
import { StorefrontHostProvider, useStorefrontHost } from '../host/host-provider.tsx';
import type { PageGlobals } from '../host/page-globals.ts';
import { loadChrome, type ChromeData } from '../page/load-chrome.ts';
import type { ScreenHandle } from '../screen/define-view.tsx';
import type { ScreenPage } from '../screen/screen-page.ts';
import { Header, Main, Progress } from './shop.styles.ts';

export function loader({ context }: LoaderFunctionArgs): Promise<ChromeData> {
  return loadChrome(context.get(requestContext), context.get(servicesContext));
}

export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs): Promise<ChromeData> {
  const chrome = await serverLoader<ChromeData>();
  const canvases = [chrome.promo, chrome.header, chrome.footer].filter((canvas) => canvas !== null);
  await Promise.all(canvases.map(prepareCanvas));
  return chrome;
}

/** What surrounds the pages stays as they change; another locale is another shop. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentParams, nextParams, currentUrl, nextUrl }) =>
  currentParams.locale !== nextParams.locale || currentUrl.searchParams.get('preview') !== nextUrl.searchParams.get('preview');

export default function Shop(): ReactElement {
  const chrome = useLoaderData<ChromeData>();
  return (
    <StorefrontHostProvider globals={usePageGlobals(chrome)}>
      <Floor chrome={chrome} />
    </StorefrontHostProvider>
  );
}

/** Everything that a page stands between, on the commerce of its screen, or on what has been opened since. */
function Floor({ chrome }: { readonly chrome: ChromeData }): ReactElement {
  const shop = useShopCommerce(chrome.locale);
  return (
    <CommerceProvider commerce={shop?.commerce}>
      <a href="#main" data-skip-link>
        {chrome.skipToContent}
      </a>
      {chrome.promo ? <CanvasView data={chrome.promo} /> : null}
      <Header>
        <CanvasView data={chrome.header} />
        <HeaderCart chrome={chrome} />
      </Header>
      <Main id="main" tabIndex={-1}>
        <Outlet />
      </Main>
      {chrome.footer ? (
        <footer>
          <CanvasView data={chrome.footer} />
        </footer>
      ) : null}
      <PageLife loading={chrome.loading} />
      <Dialogs locale={chrome.locale} closeLabel={chrome.close} />
      {shop ? <shop.Toasts label={chrome.notifications} closeLabel={chrome.close} durations={chrome.toasts} /> : null}
    </CommerceProvider>
  );
}

/** Commerce comes with the code of the screens that stand on it, and otherwise with its first use. */
function useShopCommerce(locale: string): ShopCommerce | undefined {
  const host = useStorefrontHost();
  const match = useMatches().at(-1);
  const open = (match?.handle as ScreenHandle | undefined)?.openCommerce;
  const texts = (match?.loaderData as ScreenPage | undefined)?.commerce?.errorTexts;
  const opened = useSyncExternalStore(openedCommerce.subscribe, () => openedCommerce.of(locale), nothing);
  const ofScreen = useMemo(() => (open && texts ? open(locale, texts, host) : undefined), [open, texts, locale, host]);
  return ofScreen ?? opened;
}

function nothing(): undefined {
  return undefined;
}

function usePageGlobals({ locale, loggedIn }: ChromeData): PageGlobals {
  const page = useMatches().at(-1)?.loaderData as ScreenPage | undefined;
  return { locale, loggedIn, recommendations: page?.recommendations };
}

/** The way to the cart. Its count is the server's until a cart is answered, and again when the chrome is another shop's. */
function HeaderCart({ chrome }: { readonly chrome: ChromeData }): ReactElement {
  const { locale, languageTag, cart } = chrome;
  useEffect(() => setCartCount(cart.count), [cart]);
  return (
    <div data-part="cart">
      <FollowLinks>
        <CartLink href={`/${locale}/cart`} count={cart.count} label={(count) => formatText(cart.label, languageTag, { count })} />
      </FollowLinks>
    </div>
  );
}

/** Clicks in static HTML, focus to the new page, and a sign that one is on its way. */
function PageLife({ loading }: { readonly loading: string }): ReactElement | null {
  const host = useStorefrontHost();
  const { pathname } = useLocation();
  const isPending = useNavigation().state !== 'idle';
  const last = useRef(pathname);

  useEffect(() => attachStaticLinks(document, host), [host]);
  useEffect(() => {
    document.cookie = `screen=${screen.width}x${screen.height}; path=/; max-age=31536000; samesite=lax`;
  }, []);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
  return isPending ? <Progress role="progressbar" aria-label={loading} /> : null;
}
