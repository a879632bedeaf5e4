import type { Cart } from '#generated/openapi/cart.ts';
import type { AddressInput, ShippingMethodCode } from '#generated/openapi/shared.ts';
import { failureAsksFor } from '../../../client/service-error.ts';
import { useAddShippingAddress } from '../../address/add-shipping-address.ts';
import { useSetShippingMethod } from '../set-shipping-method.ts';

export interface Delivery {
  readonly address: AddressInput;
  readonly code: ShippingMethodCode | undefined;
  readonly useAsBilling: boolean;
}

export function methodOf({ shippingMethods }: Pick<Cart, 'shippingMethods'>): ShippingMethodCode | undefined {
  return shippingMethods[0]?.code;
}

/**
 * Sets address and method together. A method that goes to no PO box may stand in the way of the address, and the old address in the
 * way of the method, so the two are tried in either order.
 */
export function useSaveDelivery() {
  const address = useAddShippingAddress();
  const method = useSetShippingMethod();

  return async ({ address: input, code, useAsBilling }: Delivery): Promise<Cart> => {
    const sendAddress = (): Promise<Cart> => address.mutateAsync({ address: input, useAsBilling });
    let cart: Cart;
    try {
      cart = await sendAddress();
    } catch (error) {
      if (!failureAsksFor(error, 'other-delivery') || code === undefined) throw error;
      await method.mutateAsync({ code });
      cart = await sendAddress();
    }
    const isOffered = cart.shippingMethods.some(({ applicableShippingMethods }) =>
      applicableShippingMethods.some((one) => one.code === code),
    );
    return code !== undefined && isOffered && methodOf(cart) !== code ? method.mutateAsync({ code }) : cart;
  };
}
