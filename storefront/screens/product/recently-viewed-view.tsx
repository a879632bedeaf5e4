import { lazy, Suspense, useEffect, useRef, useState, type ReactElement } from 'react';
import { clearViewedProducts, recordViewedProduct, getViewedProducts } from '#commerce/product-shelf/viewed-products.ts';
import { isAllowed, onConsent } from '../../host/consent.ts';
import type { ShownSection } from '../../sections/section.ts';
import type { RecentlyViewedData } from './sections/recently-viewed.ts';

const ViewedProducts = lazy(() => import('./viewed-shelf.tsx'));

/** Loads the list of viewed products near the viewport. Nothing is stored without the visitor's consent. */
export function RecentlyViewed({ section }: { readonly section: ShownSection<RecentlyViewedData> }): ReactElement {
  const { styleId, siteId, locale, languageTag } = section.data;
  const root = useRef<HTMLDivElement>(null);
  const [styleIds, setStyleIds] = useState<readonly string[]>([]);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setStyleIds(getViewedProducts(siteId, styleId));
      },
      { rootMargin: '400px' },
    );
    const update = (): void => {
      setStyleIds([]);
      if (!isAllowed('analytics')) return clearViewedProducts(siteId);
      recordViewedProduct(siteId, styleId);
      if (root.current) observer.observe(root.current);
    };
    update();
    const stop = onConsent(update);
    return () => {
      stop();
      observer.disconnect();
    };
  }, [siteId, styleId]);
  return (
    <div ref={root}>
      {styleIds.length > 0 ? (
        <Suspense>
          <ViewedProducts
            styleIds={styleIds}
            locale={locale}
            languageTag={languageTag}
            onClear={() => {
              clearViewedProducts(siteId);
              setStyleIds([]);
            }}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
