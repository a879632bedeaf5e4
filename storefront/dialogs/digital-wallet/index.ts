import { addBillingAddress } from '#generated/calls/add-billing-address.ts';
import { addPaymentInstrument } from '#generated/calls/add-payment-instrument.ts';
import { addShippingAddress } from '#generated/calls/add-shipping-address.ts';
import { getCart } from '#generated/calls/get-cart.ts';
import { getPaymentSession } from '#generated/calls/get-payment-session.ts';
import { placeOrder } from '#generated/calls/place-order.ts';
import { reserveWithItem } from '#generated/calls/reserve-with-item.ts';
import { setShippingMethod } from '#generated/calls/set-shipping-method.ts';
import { paymentMethodMessages } from '#generated/messages/payment-method/lazy.ts';
import { walletMessages } from '#generated/messages/wallet/lazy.ts';
import { defineDialog } from '../define-dialog.ts';
import type { WalletParams } from './wallet-params.ts';

/** The payment sheet of the digital wallet, for a product or for the page's cart. */
export const digitalWalletDialog = defineDialog({
  placement: 'center',
  // Only openDialog writes the history entry.
  readParams: ({ given }): WalletParams => (given as WalletParams | undefined) ?? {},
  messages: { wallet: walletMessages, methods: paymentMethodMessages },
  calls: [
    addBillingAddress,
    addPaymentInstrument,
    addShippingAddress,
    getCart,
    getPaymentSession,
    placeOrder,
    reserveWithItem,
    setShippingMethod,
  ],
  view: () => import('./wallet-view.tsx'),
});
