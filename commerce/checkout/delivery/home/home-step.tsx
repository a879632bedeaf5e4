import type { ReactElement } from 'react';
import { useAddressDraft } from '../../address/use-address-draft.ts';
import { useSavedAddresses } from '../../address/use-saved-addresses.ts';
import type { DeliveryFormProps } from '../delivery-form.ts';
import { HomeForm } from './home-form.tsx';
import { isContact } from './is-contact.ts';
import { homeStart } from './home-start.ts';

export function HomeStep(props: DeliveryFormProps): ReactElement | null {
  const { isOpen, forms, customer } = props;
  const countries = props.countries.filter(({ shippable }) => shippable);
  const initial = homeStart(props.cart, countries, customer);
  const saved = useSavedAddresses({ customer, purpose: 'S', countries, initial });
  const draft = useAddressDraft({ ...forms, purpose: 'shipping', isFirst: isContact, initial, countries, onChange: saved?.follow });
  return isOpen ? <HomeForm {...props} shippable={countries} draft={draft} saved={saved} /> : null;
}
