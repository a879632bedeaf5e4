import { useMutation } from '@tanstack/react-query';
import { validateShippingAddress } from '#generated/calls/validate-shipping-address.ts';
import type { AddressDraft } from '#generated/openapi/cart.ts';
import { useCalls } from '../../query/commerce-provider.tsx';

interface AddressQuestion {
  readonly basketId: string;
  readonly address: AddressDraft;
}

/** Whether an address, as typed so far, can be sent to; its faults by field, and perhaps a better form of it. A later question cancels the earlier one. */
export function useValidateShippingAddress() {
  const calls = useCalls();
  return useMutation({
    mutationFn: ({ basketId, address }: AddressQuestion) =>
      validateShippingAddress(calls, { basketId, body: { address } }, { identity: basketId }),
  });
}
