import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { AddressDraft, AddressValidation } from '#generated/openapi/cart.ts';
import { dataOf, type Calls } from '../client/calls.ts';
import { createLatest } from '../client/latest.ts';
import { useCalls } from '../query/commerce-provider.tsx';
import type { Refreshes } from '../query/refreshes.ts';

/** It only asks. */
export const refreshes: Refreshes = { replaces: [], invalidates: [] };

export interface AddressQuestion {
  readonly basketId: string;
  readonly address: AddressDraft;
}

/** Whether an address, as typed so far, can be sent to; its faults by field, and perhaps a better form of it. */
export function validateShippingAddress(
  calls: Calls,
  { basketId, address }: AddressQuestion,
  signal?: AbortSignal,
): Promise<AddressValidation> {
  const params = { path: { basketId } };
  const call = calls.POST('/cart/v1/cart/{basketId}/shippingAddress/validation', { params, body: { address }, signal });
  return dataOf('validateShippingAddress', call);
}

/** A later question cancels the earlier one. */
export function useValidateShippingAddress() {
  const calls = useCalls();
  const [latest] = useState(createLatest);
  return useMutation({
    mutationFn: (question: AddressQuestion) => latest('address', (signal) => validateShippingAddress(calls, question, signal)),
  });
}
