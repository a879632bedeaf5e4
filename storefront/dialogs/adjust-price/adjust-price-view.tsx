import type { ReactElement } from 'react';
import { useGetCart } from '#commerce/cart/changes/get-cart.ts';
import { createFormatters } from '#commerce/site/formatters.ts';
import { AdjustmentForm } from '#commerce/staff/adjustment-form.tsx';
import { findTarget } from '#commerce/staff/adjustment-target.ts';
import type { PriceAdjustmentsMessages } from '#generated/messages/price-adjustments/messages.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { getLocaleNames } from '../../commerce/shop-locale.ts';
import type { DialogProps } from '../define-dialog.ts';
import type { AdjustPriceParams } from './adjust-price-params.ts';

type Props = DialogProps<AdjustPriceParams, { readonly adjustments: PriceAdjustmentsMessages }>;

export default function AdjustPriceView({ params: { targetId }, locale, messages: { adjustments: messages }, frame }: Props): ReactElement {
  const { data: cart } = useGetCart();
  const target = cart ? findTarget(cart, targetId) : undefined;
  const close = (): void => frame.onOpenChange(false);
  const title = target?.item ? messages.titleOf({ name: target.item.name }) : messages.titleOrder;
  return (
    <Sheet {...frame} title={title}>
      {cart && target ? (
        <AdjustmentForm
          key={target.id}
          target={target}
          messages={messages}
          formatters={createFormatters({ ...getLocaleNames(locale), currency: cart.currency })}
          currency={cart.currency}
          onSaved={close}
          onCancel={close}
        />
      ) : (
        <Notice kind="warning">{messages.gone}</Notice>
      )}
    </Sheet>
  );
}
