import { lazy, Suspense, useEffect, useRef, type MouseEvent, type ReactElement } from 'react';
import { useHydrated } from '#ui/hydration/use-hydrated.ts';
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
import { formatText } from '#commerce/words/format.ts';
import { followLink } from '#engine/hydrate/follow-link.ts';
import { attachStaticLinks } from '#engine/hydrate/static-links.ts';
import { prepareCanvas } from '../browser-blocks.ts';
import { CanvasView } from '../canvas-view.tsx';
import { MiniCartOutlet } from '../cart/mini-cart-outlet.tsx';
import { requestContext, servicesContext } from '../contexts.ts';
import { dialogOf } from '../host/navigation.ts';
import { StorefrontHostProvider, useStorefrontHost } from '../host/host-provider.tsx';
import type { PageGlobals } from '../host/page-globals.ts';
import { loadChrome, type ChromeData } from '../page/load-chrome.ts';
import type { PageData } from '../page/load-page.ts';
import { Header, Main, Progress } from './shop.styles.ts';

const DialogOutlet = lazy(() => import('../host/dialog-outlet.tsx'));

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
      <MiniCartOutlet locale={chrome.locale} />
      <Dialogs locale={chrome.locale} close={chrome.close} />
    </StorefrontHostProvider>
  );
}

function usePageGlobals({ locale, loggedIn }: ChromeData): PageGlobals {
  const page = useMatches().at(-1)?.loaderData as PageData | undefined;
  return { locale, loggedIn, recommendations: page?.recommendations };
}

/** The way to the cart. Its count is the server's until a cart is answered, and again when the chrome is another shop's. */
function HeaderCart({ chrome }: { readonly chrome: ChromeData }): ReactElement {
  const host = useStorefrontHost();
  const { locale, languageTag, cart } = chrome;
  useEffect(() => setCartCount(cart.count), [cart]);
  const follow = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link) followLink(host, link, event.nativeEvent);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- clicks of the link, which keys cause too
    <div data-part="cart" onClick={follow}>
      <CartLink href={`/${locale}/cart`} count={cart.count} label={(count) => formatText(cart.label, languageTag, { count })} />
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

function Dialogs({ locale, close }: { readonly locale: string; readonly close: string }): ReactElement | null {
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  // The server never hears of the hash: a dialog comes once its page has come alive.
  const name = isHydrated ? dialogOf(hash) : undefined;
  if (!name) return null;
  return (
    <Suspense fallback={null}>
      <DialogOutlet name={name} locale={locale} closeLabel={close} />
    </Suspense>
  );
}
