import type { ReactElement } from 'react';
import { useAddressDraft } from '../../address/use-address-draft.ts';
import { useSavedAddresses } from '../../address/use-saved-addresses.ts';
import type { DeliveryStepProps } from '../delivery-kind.ts';
import { HomeForm } from './home-form.tsx';
import { homeStart } from './home-start.ts';

export function HomeStep({ isOpen, validation, customer, ...props }: DeliveryStepProps): ReactElement | null {
  const { cart, formatters } = props;
  const countries = props.countries.filter(({ shippable }) => shippable);
  const initial = homeStart(cart, countries, customer);
  const saved = useSavedAddresses({ customer, purpose: 'S', countries, initial });
  const draft = useAddressDraft({
    purpose: 'shipping',
    cartId: cart.id,
    initial,
    countries,
    messages: validation,
    languageTag: formatters.languageTag,
    onChange: saved?.follow,
  });
  return isOpen ? <HomeForm {...props} draft={draft} saved={saved} /> : null;
}
