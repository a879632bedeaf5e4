import { setShippingMethod } from '#generated/calls/set-shipping-method.ts';
import type { CartItem, DeliveryChoice } from '#generated/openapi/cart.ts';
import type { CartChange } from '../../cart/changes/change-cart.ts';
import { useCartChange } from '../../cart/changes/use-cart-change.ts';
import { findLine } from '../../cart/lines/line-of.ts';

/** Lines of one shipment and their new delivery. */
export interface DeliveryUpdate extends DeliveryChoice {
  readonly items: readonly [CartItem, ...CartItem[]];
}

/** The chosen option shows at once; amounts and shipments follow with the response. */
const deliveryChange: CartChange<DeliveryUpdate> = {
  mutation: setShippingMethod,
  call(calls, basketId, { items: [first, ...others], ...choice }, cart) {
    const rows = [first, ...others].map((item) => findLine(cart, item));
    const { shippingId } = findLine(cart, first);
    return setShippingMethod(calls, {
      body: { basketId, ...(shippingId === undefined ? {} : { shippingId }), itemIds: rows.map(({ id }) => id), ...choice },
    });
  },
  apply: (cart, { items, code }) => ({
    ...cart,
    items: cart.items.map((row) => (items.some(({ id }) => id === row.id) ? applyOption(row, code) : row)),
  }),
};

/** @throws ServiceError INV409 if the store has too few units, STR404 if it lacks the service, SHP500 for a PO box */
export function useChangeDelivery() {
  return useCartChange(deliveryChange);
}

function applyOption(row: CartItem, code: DeliveryChoice['code']): CartItem {
  if (!row.shippingOptions.some(({ shippingMethod }) => shippingMethod.code === code)) return row;
  return { ...row, shippingOptions: row.shippingOptions.map((option) => ({ ...option, selected: option.shippingMethod.code === code })) };
}
