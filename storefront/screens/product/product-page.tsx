import { useEffect, useMemo, useRef, type ReactElement } from 'react';
import { useLocation } from 'react-router';
import type { AddedLine } from '#commerce/cart/added-line.ts';
import { createFormatters } from '#commerce/site/formatters.ts';
import { unpackView } from '#commerce/product/packed-view.ts';
import { ProductScreen } from '#commerce/product/product-screen.tsx';
import type { Host } from '#engine/host.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { CanvasView } from '../../canvas/canvas-view.tsx';
import { useStorefrontHost } from '../../canvas/host-context.ts';
import type { ProductData, ProductPageData } from './load-product.ts';
import { productIdOf } from './product-address.ts';
import { useStep } from '../../host/use-step.ts';

/** A product with the content that editors have put below it; an error page has content only. */
export function ProductPage({ page: { canvas, product } }: { readonly page: ProductPageData }): ReactElement {
  const host = useStorefrontHost();
  return (
    <>
      {product ? <ProductPart key={product.view.styleId} product={product} host={host} /> : null}
      <CanvasView data={canvas} />
    </>
  );
}

function ProductPart({ product, host }: { readonly product: ProductData; readonly host: Host }): ReactElement {
  const { shopLocale, crumbs, details, refused } = product;
  const view = useMemo(() => unpackView(product.view), [product.view]);
  const { pathname } = useLocation();
  const step = useStep();
  const productId = productIdOf(pathname.split('/').at(-1)) ?? view.styleId;
  const { locale, languageTag, currency } = shopLocale;
  const messages = bindMessages(product.messages, languageTag);
  const formatters = useMemo(() => createFormatters({ locale, languageTag, currency }), [locale, languageTag, currency]);
  useEffect(() => host.track({ name: 'product-view', data: { productId } }), [host, productId]);

  // A new address moves the focus to the page's beginning; another colour is the same page, so the focus goes back to its link.
  const pressed = useRef<{ readonly href: string; readonly link: Element | null }>(null);
  useEffect(() => {
    if (pressed.current?.href !== pathname) return;
    const { link } = pressed.current;
    pressed.current = null;
    if (link instanceof HTMLElement) queueMicrotask(() => link.focus({ preventScroll: true }));
  }, [pathname]);
  const onColour = (href: string): void => {
    pressed.current = { href, link: document.activeElement };
    step(href, { preventScrollReset: true, replace: true });
  };
  const onAdded = ({ sku, qty }: AddedLine): void => host.track({ name: 'add-to-cart', data: { productId, sku, quantity: qty } });

  return (
    // Links inside lead on like those of static blocks, hence data-block.
    <div data-block="product" data-block-id="product">
      <ProductScreen
        view={view}
        productId={productId}
        messages={messages}
        formatters={formatters}
        action={pathname}
        refused={refused}
        crumbs={<CanvasView data={crumbs} />}
        details={<CanvasView data={details} />}
        onColour={onColour}
        onAdded={onAdded}
      />
    </div>
  );
}
