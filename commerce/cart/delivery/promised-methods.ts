import type { Cart } from '#generated/openapi/cart.ts';
import type { DeliveryPromiseAnswer } from '#generated/openapi/utilities.ts';

type Promised = DeliveryPromiseAnswer['methods'][number];

/** The promised days of each shipment's method: the chosen one, otherwise the first that it may have. Each method once. */
export function promisedMethods(
  { shippingMethods }: Pick<Cart, 'shippingMethods'>,
  { methods }: DeliveryPromiseAnswer,
): readonly Promised[] {
  const codes = new Set(shippingMethods.map(({ code, applicableShippingMethods }) => code ?? applicableShippingMethods[0]?.code));
  return methods.filter(({ code }) => codes.has(code));
}
