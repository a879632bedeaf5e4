import * as z from 'zod/mini';
import type { AddressField } from '#generated/openapi/cart.ts';
import { fieldsOf } from '#validation/address/address-fields.ts';
import { judgeField, type AddressContext } from '#validation/address/judge-address.ts';
import type { Fault } from '#validation/fault.ts';

/** The form of an address in its country, with what it says of each broken rule. */
export function addressSchema(context: AddressContext, textOf: (fault: Fault) => string) {
  const shape = fieldsOf(context.country, context.purpose).map((field) => [field, fieldSchema(field, context, textOf)] as const);
  return z.object(Object.fromEntries(shape));
}

function fieldSchema(field: AddressField, context: AddressContext, textOf: (fault: Fault) => string) {
  return z.string().check((payload) => {
    const fault = judgeField(field, payload.value, context);
    if (fault) payload.issues.push({ code: 'custom', input: payload.value, message: textOf(fault) });
  });
}
