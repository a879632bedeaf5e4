import { useMutation } from '@tanstack/react-query';
import { validateShippingAddress } from '#generated/calls/validate-shipping-address.ts';
import type { AddressDraft } from '#generated/openapi/cart.ts';
import { useCalls } from '../../query/commerce-provider.tsx';

interface AddressQuestion {
  readonly basketId: string;
  readonly address: AddressDraft;
}

/** Validates a partial shipping address: errors by field, and possibly a suggested correction. A later request cancels the earlier one. */
export function useValidateShippingAddress() {
  const calls = useCalls();
  return useMutation({
    mutationFn: ({ basketId, address }: AddressQuestion) =>
      validateShippingAddress(calls, { basketId, body: { address } }, { identity: basketId }),
  });
}
