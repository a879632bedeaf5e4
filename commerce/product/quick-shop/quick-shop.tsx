import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Sheet, type SheetProps } from '#ui/sheet/sheet.tsx';
import type { ProductMessages } from '#generated/messages/product/messages.ts';
import type { QuickshopMessages } from '#generated/messages/quickshop/messages.ts';
import { suppressMiniCart } from '../../cart/mini-cart/mini-cart-opening.ts';
import { useTopNotice } from '../../query/use-top-notice.ts';
import type { Formatters } from '../../site/formatters.ts';
import { BuyForm, type BuyFormProps } from '../buy-form.tsx';
import { findColor, getPrice } from '../choice.ts';
import { ProductHead } from '../product-head.tsx';
import { getProductHref } from '../product-href.ts';
import type { ProductView } from '../product-view.ts';
import { useAddToCart } from '../use-add-to-cart.ts';
import { useProductChoice } from '../use-product-choice.ts';
import { QuickPictures } from './quick-pictures.tsx';
import { More, Panel, QuickRoot } from './quick-shop.styles.ts';

export interface QuickShopProps {
  readonly view: ProductView;
  /** Product id of the initial color. */
  readonly productId: string;
  readonly frame: Pick<SheetProps, 'isOpen' | 'onOpenChange' | 'closeLabel' | 'placement'>;
  readonly messages: { readonly product: ProductMessages; readonly quickshop: QuickshopMessages };
  readonly formatters: Formatters;
  readonly pickupPort?: BuyFormProps['pickupPort'];
  readonly onNotify: BuyFormProps['onNotify'];
}

/** The product screen's buy form in a dialog over a listing. Additions are confirmed in the dialog, so the mini cart stays closed. */
export function QuickShop(props: QuickShopProps): ReactElement {
  const { view: loaded, productId, frame, messages, formatters, pickupPort, onNotify } = props;
  const { product, quickshop } = messages;
  const { isOpen } = frame;
  const notice = useTopNotice();
  const cart = useAddToCart(loaded, product);
  const onClosed = useEffectEvent(cart.forget);
  useEffect(() => {
    if (!isOpen) return undefined;
    const allowMiniCart = suppressMiniCart();
    return () => {
      allowMiniCart();
      onClosed();
    };
  }, [isOpen]);
  const { view } = cart;
  const [shownId, show] = useState(productId);
  const color = findColor(view, shownId);
  const { choice, dropped, choosePart } = useProductChoice(view, color);
  const href = formatters.href(getProductHref(view.pageUrl, color.productId));
  return (
    <Sheet {...frame} size="large" title={view.name}>
      <QuickRoot>
        <QuickPictures key={color.code} name={view.name} items={color.gallery} label={product.gallery({ name: view.name })} />
        <Panel>
          <ProductHead view={view} price={getPrice(view, color, choice)} messages={product} formatters={formatters} isNamed={false} />
          <BuyForm
            view={view}
            color={color}
            choice={choice}
            messages={product}
            formatters={formatters}
            action={href}
            cart={cart}
            notice={notice}
            dropped={dropped}
            hasBar={false}
            pickupPort={pickupPort}
            onColor={(address) => {
              cart.forget();
              show(address.slice(address.lastIndexOf('-') + 1));
            }}
            onNotify={onNotify}
            onChoose={choosePart}
          />
          <More>
            <ButtonLink href={href} variant="text-link">
              {quickshop.details}
            </ButtonLink>
            {cart.outcome?.kind === 'added' ? (
              <Button variant="text-link" onClick={() => frame.onOpenChange(false)}>
                {quickshop.continue}
              </Button>
            ) : null}
          </More>
        </Panel>
      </QuickRoot>
    </Sheet>
  );
}
