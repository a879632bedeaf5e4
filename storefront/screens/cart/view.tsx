import { useMemo, type ReactElement } from 'react';
import { CartScreen } from '#commerce/cart/cart-screen.tsx';
import { createFormatters } from '#commerce/site/formatters.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { useStorefrontHost } from '../../canvas/host-context.ts';
import { CommerceView } from '../../commerce-page/commerce-view.tsx';
import { TrackCart } from '../../commerce/track-cart.tsx';
import { isRecalculatingLines } from '../../host/recalculate.ts';
import { openCommerce } from '../../commerce/open-commerce.ts';
import { defineView } from '../../screen/define-view.tsx';
import type { CartPage } from './screen.ts';

function CartView({ page }: { readonly page: CartPage }): ReactElement {
  const { cart } = page;
  const host = useStorefrontHost();
  const formatters = useMemo(() => cart && createFormatters(cart.shopLocale), [cart]);
  return (
    <CommerceView page={page}>
      {cart && formatters ? (
        <>
          <TrackCart name="view-cart" />
          <CartScreen
            messages={bindMessages(cart.messages, formatters.languageTag)}
            formatters={formatters}
            ways={cart.ways}
            isMerged={cart.isMerged}
            outcome={cart.outcome}
            waitingCode={cart.waitingCode}
            rejectedCode={cart.rejectedCode}
            onNoteSaved={() => host.navigate(formatters.href('/cart'))}
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
