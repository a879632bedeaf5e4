import type { ReactElement } from 'react';
import { useAddressDraft } from '../../address/use-address-draft.ts';
import { useSavedAddresses } from '../../address/use-saved-addresses.ts';
import type { DeliveryFormProps } from '../delivery-form.ts';
import { HomeForm } from './home-form.tsx';
import { isContactField } from './is-contact.ts';
import { getInitialHomeValues } from './home-start.ts';

export function HomeStep(props: DeliveryFormProps): ReactElement | null {
  const { isOpen, forms, customer } = props;
  const countries = props.countries.filter(({ shippable }) => shippable);
  const initial = getInitialHomeValues(props.cart, countries, customer);
  const saved = useSavedAddresses({ customer, purpose: 'S', countries, initial });
  const draft = useAddressDraft({
    ...forms,
    purpose: 'shipping',
    isFirst: isContactField,
    initial,
    countries,
    onChange: saved?.updateSelection,
  });
  return isOpen ? <HomeForm {...props} shippable={countries} draft={draft} saved={saved} /> : null;
}
