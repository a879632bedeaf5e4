import type { ReactElement } from 'react';
import { useGetCart } from '#commerce/cart/changes/get-cart.ts';
import { DeliveryForm } from '#commerce/delivery/change/delivery-form.tsx';
import { focusLine } from '#commerce/delivery/rows/focus-row.ts';
import { createFormatters } from '#commerce/site/formatters.ts';
import type { DeliveryMessages } from '#generated/messages/delivery/messages.ts';
import type { StoresMessages } from '#generated/messages/stores/messages.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { getLocaleNames } from '../../commerce/shop-locale.ts';
import { openDialog } from '../../host/open-dialog.ts';
import { toasts } from '../../toasts/shop-toasts.tsx';
import type { DialogProps } from '../define-dialog.ts';
import type { ShippingMethodParams } from './shipping-method-params.ts';

interface Messages {
  readonly delivery: DeliveryMessages;
  readonly stores: StoresMessages;
}

export default function ShippingMethodView(props: DialogProps<ShippingMethodParams, Messages>): ReactElement {
  const { params, locale, messages, frame } = props;
  const { delivery, stores } = messages;
  const { data: cart } = useGetCart();
  const item = cart?.items.find(({ id }) => id === params.itemId);
  const close = (): void => frame.onOpenChange(false);
  return (
    <Sheet {...frame} title={delivery.optionsTitle}>
      {cart && item ? (
        <DeliveryForm
          key={item.id}
          cart={cart}
          item={item}
          messages={delivery}
          storesMessages={stores}
          formatters={createFormatters({ ...getLocaleNames(locale), currency: cart.currency })}
          onSaved={(title) => {
            close();
            toasts.show({ title, kind: 'success' });
            focusLine(item.id);
          }}
          onCancel={close}
          onMove={(move) => openDialog('change-store-confirmation', move)}
        />
      ) : cart === undefined ? null : (
        <Notice kind="warning">{delivery.gone}</Notice>
      )}
    </Sheet>
  );
}
