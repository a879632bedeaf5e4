import type { Cart } from '#generated/openapi/cart.ts';
import type { DeliveryPromiseResponse } from '#generated/openapi/utilities.ts';

type Promised = DeliveryPromiseResponse['methods'][number];

/** Promised days per shipping method: of each shipment the chosen method, otherwise the first available one. Methods are listed once. */
export function getPromisedMethods(
  { shippingMethods }: Pick<Cart, 'shippingMethods'>,
  { methods }: DeliveryPromiseResponse,
): readonly Promised[] {
  const codes = new Set(shippingMethods.map(({ code, applicableShippingMethods }) => code ?? applicableShippingMethods[0]?.code));
  return methods.filter(({ code }) => codes.has(code));
}
