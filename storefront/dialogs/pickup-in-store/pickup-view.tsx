import type { ReactElement } from 'react';
import { canOpenMiniCart } from '#commerce/cart/mini-cart/mini-cart-opening.ts';
import { PickupInStore } from '#commerce/pickup/pickup-in-store.tsx';
import { createFormatters } from '#commerce/site/formatters.ts';
import type { DeliveryMessages } from '#generated/messages/delivery/messages.ts';
import type { StoresMessages } from '#generated/messages/stores/messages.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { getLocaleNames } from '../../commerce/shop-locale.ts';
import { openDialog } from '../../host/open-dialog.ts';
import type { DialogProps } from '../define-dialog.ts';
import type { PickupParams } from './pickup-params.ts';

interface Messages {
  readonly delivery: DeliveryMessages;
  readonly stores: StoresMessages;
}

export default function PickupView({ params, locale, messages, frame }: DialogProps<PickupParams | undefined, Messages>): ReactElement {
  const { delivery } = messages;
  return (
    <Sheet {...frame} title={delivery.pickupTitle}>
      {params ? (
        <PickupInStore
          key={params.line.sku}
          line={params.line}
          messages={messages}
          // The dialog shows no amounts.
          formatters={createFormatters({ ...getLocaleNames(locale), currency: 'USD' })}
          // The mini cart replaces the dialog.
          onAdded={() => canOpenMiniCart(location.pathname) || frame.onOpenChange(false)}
          onMove={(move) => openDialog('change-store-confirmation', move)}
        />
      ) : (
        <Notice kind="info">{delivery.pickupChooseFirst}</Notice>
      )}
    </Sheet>
  );
}
