import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { addAddress } from '#generated/calls/add-address.ts';
import type { Address, AddressInput } from '#generated/openapi/shared.ts';
import type { Country } from '#generated/openapi/utilities.ts';
import type { AddressValues } from '#validation/address/address-fields.ts';
import { ServiceError } from '../../client/service-error.ts';
import { useCommerce } from '../../query/commerce-provider.tsx';
import { invalidateQueries } from '../../query/invalidate-queries.ts';
import { isSameAddress } from './address-input.ts';
import { createBlankValues, getSavedAddresses, toFormValues, type CheckoutCustomer } from '../checkout-customer.ts';

/** Saved addresses offered in a checkout form. */
export interface SavedAddresses {
  readonly addresses: readonly Address[];
  /** The saved address that the form shows; undefined for a new one. */
  readonly chosen: Address | undefined;
  /**
   * Selects a saved address or a new one.
   * @returns the values for the form
   */
  readonly choose: (id: string) => AddressValues;
  /** Updates the selection after the form's values changed. */
  readonly updateSelection: (values: AddressValues) => void;
  readonly isSaved: boolean;
  readonly setSaved: (isSaved: boolean) => void;
  /** Adds a new address to the address book if the shopper chose to. An error does not block the checkout. */
  readonly save: (address: AddressInput) => void;
}

interface Options {
  readonly customer: CheckoutCustomer | undefined;
  readonly purpose: Address['approachType'];
  readonly countries: readonly Country[];
  /** Initial values of the form. */
  readonly initial: AddressValues;
}

/** Undefined for a guest. */
export function useSavedAddresses({ customer, purpose, countries, initial }: Options): SavedAddresses | undefined {
  const { calls, client, reportFailure } = useCommerce();
  const [book, setBook] = useState(customer?.address ?? []);
  const addresses = getSavedAddresses(book, purpose, countries);
  const find = (values: AddressValues): Address | undefined => addresses.find((address) => isSameAddress(address, values));
  const [chosen, setChosen] = useState(() => find(initial)?.id);
  const [isSaved, setSaved] = useState(false);
  const { mutate } = useMutation({
    mutationFn: (address: AddressInput) => addAddress(calls, { body: { ...address, approachType: purpose, main: false } }),
    onSuccess(response) {
      setBook(response.address);
      setChosen(response.id);
      invalidateQueries(client, addAddress);
    },
    onError: (error) => error instanceof ServiceError && reportFailure(error),
  });
  if (customer === undefined) return undefined;
  return {
    addresses,
    chosen: addresses.find(({ id }) => id === chosen),
    choose(id) {
      const address = addresses.find((one) => one.id === id);
      setChosen(address?.id);
      return address ? toFormValues(address, customer) : createBlankValues(countries, customer);
    },
    updateSelection: (values) => setChosen(find(values)?.id),
    isSaved,
    setSaved,
    save: (address) => {
      if (isSaved && find(address) === undefined) mutate(address);
    },
  };
}
