import { useMemo, type ReactElement } from 'react';
import { CartScreen } from '#commerce/cart/cart-screen.tsx';
import { createSpeech } from '#commerce/cart/speech.ts';
import { CommerceView } from '../../screen/commerce-view.tsx';
import { openCommerce } from '../../commerce/open-commerce.ts';
import { defineView } from '../../screen/define-view.tsx';
import { toasts } from '../../toasts/shop-toasts.tsx';
import type { CartPage } from './screen.ts';

function CartView({ page }: { readonly page: CartPage }): ReactElement {
  const { cart } = page;
  const speech = useMemo(() => cart && createSpeech(cart.shopLocale), [cart]);
  return (
    <CommerceView page={page}>
      {cart && speech ? <CartScreen words={cart.words} speech={speech} toasts={toasts} ways={cart.ways} refused={cart.refused} /> : null}
    </CommerceView>
  );
}

export const view = defineView<CartPage>({ show: CartView, commerce: openCommerce });
