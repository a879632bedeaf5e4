import type { ShippingAddressInput } from '#generated/openapi/cart.ts';
import { createBadRequestError } from '../router/call-error.ts';

/** The fields of a request that contain a destination. */
type DestinationField = Exclude<keyof ShippingAddressInput, 'shippingId' | 'useAsBilling' | 'captchaResponse'>;

const fields = Object.keys({ address: true, contact: true } satisfies Record<DestinationField, true>) as readonly DestinationField[];

/**
 * The only destination field of the request.
 * @throws CallError 400 if it is missing or another is present too.
 */
export function getOnlyDestinationField<Field extends DestinationField>(
  input: ShippingAddressInput,
  field: Field,
): NonNullable<ShippingAddressInput[Field]> {
  const value = input[field];
  if (value && fields.every((name) => name === field || input[name] === undefined)) return value;
  throw createBadRequestError([`body: must have just ${field} for shippingId ${input.shippingId ?? '(default)'}`]);
}
