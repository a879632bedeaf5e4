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
import { blankValues, savedAddresses, savedValues, type CheckoutCustomer } from '../checkout-customer.ts';

/** The address book beside a form of the checkout. */
export interface SavedAddresses {
  readonly addresses: readonly Address[];
  /** Whose values the form holds; undefined for an address that the book does not have. */
  readonly chosen: Address | undefined;
  /** @returns what the form shows then: an address of the book, or a new one. */
  readonly choose: (id: string) => AddressValues;
  /** The form holds something else now. */
  readonly follow: (values: AddressValues) => void;
  readonly isKept: boolean;
  readonly keep: (isKept: boolean) => void;
  /** Adds a new address to the address book if the shopper wants it. An error does not block the checkout. */
  readonly save: (address: AddressInput) => void;
}

interface Options {
  readonly customer: CheckoutCustomer | undefined;
  readonly purpose: Address['approachType'];
  readonly countries: readonly Country[];
  /** What the form begins with. */
  readonly initial: AddressValues;
}

/** Undefined for a guest. */
export function useSavedAddresses({ customer, purpose, countries, initial }: Options): SavedAddresses | undefined {
  const { calls, client, fail } = useCommerce();
  const [book, setBook] = useState(customer?.address ?? []);
  const addresses = savedAddresses(book, purpose, countries);
  const find = (values: AddressValues): Address | undefined => addresses.find((address) => isSameAddress(address, values));
  const [chosen, setChosen] = useState(() => find(initial)?.id);
  const [isKept, keep] = useState(false);
  const { mutate } = useMutation({
    mutationFn: (address: AddressInput) => addAddress(calls, { body: { ...address, approachType: purpose, main: false } }),
    onSuccess(answer) {
      setBook(answer.address);
      setChosen(answer.id);
      invalidateQueries(client, addAddress);
    },
    onError: (error) => error instanceof ServiceError && fail(error),
  });
  if (customer === undefined) return undefined;
  return {
    addresses,
    chosen: addresses.find(({ id }) => id === chosen),
    choose(id) {
      const address = addresses.find((one) => one.id === id);
      setChosen(address?.id);
      return address ? savedValues(address, customer) : blankValues(countries, customer);
    },
    follow: (values) => setChosen(find(values)?.id),
    isKept,
    keep,
    save: (address) => {
      if (isKept && find(address) === undefined) mutate(address);
    },
  };
}
