import { useMemo, type ReactElement } from 'react';
import { CartScreen } from '#commerce/cart/cart-screen.tsx';
import { createFormatters } from '#commerce/site/formatters.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { CommerceView } from '../../commerce-page/commerce-view.tsx';
import { TrackCart } from '../../commerce/track-cart.tsx';
import { isRecalculatingLines } from '../../host/recalculate.ts';
import { openCommerce } from '../../commerce/open-commerce.ts';
import { defineView } from '../../screen/define-view.tsx';
import { toasts } from '../../toasts/shop-toasts.tsx';
import type { CartPage } from './screen.ts';

function CartView({ page }: { readonly page: CartPage }): ReactElement {
  const { cart } = page;
  const formatters = useMemo(() => cart && createFormatters(cart.shopLocale), [cart]);
  return (
    <CommerceView page={page}>
      {cart && formatters ? (
        <>
          <TrackCart name="view-cart" />
          <CartScreen
            messages={bindMessages(cart.messages, formatters.languageTag)}
            formatters={formatters}
            toasts={toasts}
            ways={cart.ways}
            isMerged={cart.isMerged}
            refused={cart.refused}
          />
        </>
      ) : null}
    </CommerceView>
  );
}

export const view = defineView<CartPage>({
  show: CartView,
  commerce: openCommerce,
  overlays: 'none',
  // A response that was sent before the next change would take that change off the screen.
  shouldRevalidate: ({ defaultShouldRevalidate }) => defaultShouldRevalidate && !isRecalculatingLines(),
});
