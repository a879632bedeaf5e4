import { useCallback } from 'react';
import type { WalletMessages } from '#generated/messages/wallet/messages.ts';
import type { ErrorCode } from '#generated/errors.ts';
import type { Cart, PaymentSession } from '#generated/openapi/cart.ts';
import type { Order } from '#generated/openapi/shared.ts';
import { useAddBillingAddress } from '../checkout/address/add-billing-address.ts';
import { useAddShippingAddress } from '../checkout/address/add-shipping-address.ts';
import { useSetShippingMethod } from '../checkout/delivery/set-shipping-method.ts';
import { usePlaceOrder } from '../checkout/order/place-order.ts';
import { useAddPaymentInstrument } from '../checkout/tenders/add-payment-instrument.ts';
import { createWalletInput } from '../checkout/tenders/wallet/wallet-input.ts';
import { ServiceError } from '../client/service-error.ts';
import { getErrorText, useCommerce } from '../query/commerce-provider.tsx';
import { getWalletDestinations } from './wallet-destinations.ts';
import type { WalletMessage } from './wallet-messages.ts';
import { findAddressedShipment } from './wallet-total.ts';

/** Result of a step of the sheet: the cart, with the order or with an error text. */
export interface WalletStep {
  readonly cart: Cart;
  readonly order?: Order;
  readonly fault?: string;
}

type Of<Type extends WalletMessage['type']> = Extract<WalletMessage, { readonly type: Type }>;

const DECLINED = 'PAY400' satisfies ErrorCode;

/** Cart changes that the sheet requests, and its order. None of them throws. */
export function useWalletOrder(messages: WalletMessages) {
  const { errorMessages } = useCommerce();
  const { mutateAsync: addShipping } = useAddShippingAddress();
  const { mutateAsync: addBilling } = useAddBillingAddress();
  const { mutateAsync: setMethod } = useSetShippingMethod();
  const { mutateAsync: addPayment } = useAddPaymentInstrument();
  const { mutateAsync: place } = usePlaceOrder();

  const getErrorMessage = useCallback(
    (error: unknown): string => {
      if (!(error instanceof ServiceError)) return getErrorText(error, errorMessages);
      if (error.errorId === DECLINED) return messages.declined;
      return error.status === undefined ? messages.noAnswer : getErrorText(error, errorMessages);
    },
    [errorMessages, messages],
  );
  const run = useCallback(
    async (start: Cart, work: (keep: (cart: Cart) => void) => Promise<Order | string | undefined>): Promise<WalletStep> => {
      let cart = start;
      try {
        const end = await work((changed) => void (cart = changed));
        return typeof end === 'string' ? { cart, fault: end } : { cart, ...(end && { order: end }) };
      } catch (error) {
        return { cart, fault: getErrorMessage(error) };
      }
    },
    [getErrorMessage],
  );

  return {
    /** Sets the sheet's address as the shipping address. */
    deliver: (cart: Cart, { address }: Of<'cairn:wallet-address'>) =>
      run(cart, async (keep) => {
        const inputs = getWalletDestinations(cart, address);
        if (!inputs) return messages.needsCheckout;
        // oxlint-disable-next-line no-await-in-loop -- each change is based on the cart that the one before has left
        for (const input of inputs) keep(await addShipping(input));
        return undefined;
      }),
    chooseMethod: (cart: Cart, { code }: Of<'cairn:wallet-method'>) =>
      run(cart, async (keep) => {
        const shipment = findAddressedShipment(cart);
        const method = shipment?.applicableShippingMethods.find((one) => one.code === code);
        if (shipment && method) keep(await setMethod({ shippingId: shipment.shippingId, code: method.code }));
        return undefined;
      }),
    pay: (cart: Cart, { token, billingAddress }: Of<'cairn:wallet-token'>, { sessionId }: PaymentSession) =>
      run(cart, async (keep) => {
        await addBilling({ address: billingAddress });
        const paid = await addPayment(createWalletInput(sessionId, token));
        keep(paid);
        if (paid.totals.remainingToPay > 0) return messages.notCovered;
        const order = await place({ cartId: paid.id, cartVersion: paid.version });
        return order.status === 'cancelled' ? messages.declined : order;
      }),
  };
}
