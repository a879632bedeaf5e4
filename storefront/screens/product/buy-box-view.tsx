import { useEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { useLocation } from 'react-router';
import { findColor } from '#commerce/product/choice.ts';
import { createFormatters } from '#commerce/site/formatters.ts';
import { unpackProductView } from '#commerce/product/packed-view.ts';
import { ProductScreen } from '#commerce/product/product-screen.tsx';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { createPickupPort } from '../../commerce/pickup-port.ts';
import { useStorefrontHost } from '../../canvas/host-context.ts';
import { CanvasView } from '../../canvas/canvas-view.tsx';
import { unpack, type Packed } from '../../canvas/packed.ts';
import type { ShownSection } from '../../sections/section.ts';
import { expressCheckoutPath } from '../../site/checkout-path.ts';
import { parseProductId } from './product-address.ts';
import { ProductPayments } from './product-payments.tsx';
import type { BuyBoxData } from './sections/buy-box.ts';
import { getDialogHref } from '../../host/navigation.ts';
import { useStep } from '../../host/use-step.ts';
import { useTrackedEvents } from '../../host/use-tracked-events.ts';

type Props = { readonly section: ShownSection<Packed<BuyBoxData>, 'crumbs' | 'details'> };

/** The interactive part of a product page. Another style resets the choices. */
export function BuyBox({ section }: Props): ReactElement {
  const product = unpack(section.data);
  return <Product key={product.view.styleId} product={product} canvases={section.canvases} />;
}

interface ProductProps extends Pick<Props['section'], 'canvases'> {
  readonly product: BuyBoxData;
}

function Product({ product, canvases }: ProductProps): ReactElement {
  const { shopLocale, rejection, requested } = product;
  const view = useMemo(() => unpackProductView(product.view), [product.view]);
  const { pathname } = useLocation();
  const step = useStep();
  const host = useStorefrontHost();
  // The address changes in a transition; until then, adding uses the color that was pressed.
  const [leaving, setLeaving] = useState<{ readonly from: string; readonly to: string }>();
  if (leaving && leaving.from !== pathname) setLeaving(undefined);
  const path = leaving?.from === pathname ? leaving.to : pathname;
  const productId = parseProductId(path.split('/').at(-1)) ?? view.styleId;
  const { locale, languageTag, currency } = shopLocale;
  const messages = bindMessages(product.messages, languageTag);
  const giftMessages = product.giftMessages && bindMessages(product.giftMessages, languageTag);
  const formatters = useMemo(() => createFormatters({ locale, languageTag, currency }), [locale, languageTag, currency]);
  const pickupPort = useMemo(() => createPickupPort(locale), [locale]);
  const { productId: itemId, price } = findColor(view, productId);
  useTrackedEvents(
    ({ createProductEvent }) => createProductEvent(view.currency, { itemId, itemName: view.name, price: price.current }),
    itemId,
  );

  // The router focuses the start of a new page; another color is the same page, so its link gets the focus back.
  const pressed = useRef<{ readonly href: string; readonly link: Element | null }>(null);
  useEffect(() => {
    if (pressed.current?.href !== pathname) return;
    const { link } = pressed.current;
    pressed.current = null;
    if (link instanceof HTMLElement) queueMicrotask(() => link.focus({ preventScroll: true }));
  }, [pathname]);
  const onColor = (href: string): void => {
    pressed.current = { href, link: document.activeElement };
    setLeaving({ from: pathname, to: href });
    step(href, { preventScrollReset: true, replace: true });
  };

  return (
    // Links inside navigate like those of static blocks, hence data-block.
    <div data-block="product" data-block-id="product">
      <ProductScreen
        view={view}
        productId={productId}
        requested={requested}
        messages={messages}
        formatters={formatters}
        action={path}
        rejection={rejection}
        giftMessages={giftMessages}
        returns={product.returns}
        pickupPort={pickupPort}
        renderPayments={(chosen) => <ProductPayments {...chosen} data={product.payments} currency={currency} formatters={formatters} />}
        crumbs={<CanvasView data={canvases.crumbs} />}
        details={<CanvasView data={canvases.details} />}
        onColor={onColor}
        onReserved={() => host.navigate(formatters.href(expressCheckoutPath))}
        onNotify={(sku) => host.navigate(getDialogHref('notify-me', { sku }))}
      />
    </div>
  );
}
