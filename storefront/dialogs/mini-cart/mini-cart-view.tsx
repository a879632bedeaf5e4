import { useCallback, type ReactElement } from 'react';
import { MiniCart } from '#commerce/cart/mini-cart/mini-cart.tsx';
import { createFormatters } from '#commerce/site/formatters.ts';
import type { CartMessages } from '#generated/messages/cart/messages.ts';
import type { DeliveryMessages } from '#generated/messages/delivery/messages.ts';
import { getLocaleNames } from '../../commerce/shop-locale.ts';
import type { DialogProps } from '../define-dialog.ts';
import type { MiniCartParams } from './mini-cart-params.ts';

type Props = DialogProps<MiniCartParams, { readonly cart: CartMessages; readonly delivery: DeliveryMessages }>;

export default function MiniCartView({ params, locale, frame, messages }: Props): ReactElement {
  const formattersIn = useCallback((currency: string) => createFormatters({ ...getLocaleNames(locale), currency }), [locale]);
  return (
    <MiniCart
      frame={frame}
      added={params.added}
      isMerged={params.isMerged}
      messages={messages.cart}
      deliveryMessages={messages.delivery}
      formattersIn={formattersIn}
    />
  );
}
