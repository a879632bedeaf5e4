import type { ReactElement } from 'react';
import type { ProductView } from '#commerce/product/product-view.ts';
import { QuickShop } from '#commerce/product/quick-shop/quick-shop.tsx';
import { createFormatters } from '#commerce/site/formatters.ts';
import type { ProductMessages } from '#generated/messages/product/messages.ts';
import type { QuickshopMessages } from '#generated/messages/quickshop/messages.ts';
import { useStorefrontHost } from '../../canvas/host-context.ts';
import { createPickupPort } from '../../commerce/pickup-port.ts';
import { getDialogHref } from '../../host/navigation.ts';
import { getLocaleNames } from '../../commerce/shop-locale.ts';
import type { DialogProps } from '../define-dialog.ts';
import type { QuickshopParams } from './quickshop-params.ts';

interface Messages {
  readonly product: ProductMessages;
  readonly quickshop: QuickshopMessages;
}

export default function QuickshopView(props: DialogProps<QuickshopParams, Messages, ProductView>): ReactElement {
  const { params, locale, frame, messages, critical: view } = props;
  const host = useStorefrontHost();
  const formatters = createFormatters({ ...getLocaleNames(locale), currency: view.currency });
  return (
    <QuickShop
      key={params.productId}
      view={view}
      productId={params.productId}
      frame={frame}
      messages={messages}
      formatters={formatters}
      pickupPort={createPickupPort(locale)}
      onNotify={(sku) => host.navigate(getDialogHref('notify-me', { sku }))}
    />
  );
}
