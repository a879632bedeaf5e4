import { useState, type ReactElement } from 'react';
import { getChallenge } from '#commerce/checkout/authentication/challenge-of.ts';
import { getWalletName } from '#commerce/checkout/tenders/wallet/wallet-input.ts';
import { CommerceProvider, useCommerce } from '#commerce/query/commerce-provider.tsx';
import { WalletDialog } from '#commerce/wallet/wallet-dialog.tsx';
import type { PaymentMethodMessages } from '#generated/messages/payment-method/messages.ts';
import type { WalletMessages } from '#generated/messages/wallet/messages.ts';
import type { Order } from '#generated/openapi/shared.ts';
import { useStorefrontHost } from '../../canvas/host-context.ts';
import { openExpressCommerce } from '../../commerce/open-commerce.ts';
import { openDialog } from '../../host/open-dialog.ts';
import type { DialogProps } from '../define-dialog.ts';
import type { WalletParams } from './wallet-params.ts';

interface Messages {
  readonly wallet: WalletMessages;
  readonly methods: PaymentMethodMessages;
}

export default function WalletView({ params: { item }, locale, frame, messages }: DialogProps<WalletParams, Messages>): ReactElement {
  const page = useCommerce();
  const host = useStorefrontHost();
  // A product is bought outside the shopper's own cart.
  const [express] = useState(() => openExpressCommerce(locale, page.errorMessages, host).commerce);
  const finish = (order: Order): void => {
    const { orderId } = order;
    if (getChallenge(order)) openDialog('three-d-secure-challenge', { orderId });
    else location.assign(`/${locale}/checkout/return?order=${orderId}`);
  };
  return (
    <CommerceProvider commerce={item ? express : page}>
      <WalletDialog frame={frame} item={item} provider={getWalletName(messages.methods)} messages={messages.wallet} onOrder={finish} />
    </CommerceProvider>
  );
}
