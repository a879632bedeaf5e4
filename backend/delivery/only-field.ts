import type { ShippingAddressInput } from '#generated/openapi/cart.ts';
import { badRequest } from '../router/call-error.ts';

/** The fields of a request that say where a shipment goes. */
type DestinationField = Exclude<keyof ShippingAddressInput, 'shippingId' | 'useAsBilling' | 'captchaResponse'>;

const fields = Object.keys({ address: true, contact: true } satisfies Record<DestinationField, true>) as readonly DestinationField[];

/** The one field that describes the destination. Throws 400 where it is missing or another is there too. */
export function onlyField<Field extends DestinationField>(
  input: ShippingAddressInput,
  field: Field,
): NonNullable<ShippingAddressInput[Field]> {
  const value = input[field];
  if (value && fields.every((name) => name === field || input[name] === undefined)) return value;
  throw badRequest([`body: must have just ${field} for shippingId ${input.shippingId ?? '(default)'}`]);
}
