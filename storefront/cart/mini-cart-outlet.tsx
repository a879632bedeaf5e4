import { lazy, Suspense, useEffect, useRef, useSyncExternalStore, type ReactElement } from 'react';
import { useLocation } from 'react-router';
import { closeMiniCart, miniCart } from '#commerce/cart/mini-cart-store.ts';

const MiniCartPanel = lazy(() => import('./mini-cart-panel.tsx'));

/** The mini cart's place in the shop. Its code, words and queries come when it is first opened. */
export function MiniCartOutlet({ locale }: { readonly locale: string }): ReactElement | null {
  const { wasOpened } = useSyncExternalStore(miniCart.subscribe, miniCart.current, miniCart.onServer);
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current !== pathname) closeMiniCart();
    last.current = pathname;
  }, [pathname]);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <MiniCartPanel locale={locale} />
    </Suspense>
  );
}
