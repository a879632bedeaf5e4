import type { ReactElement } from 'react';
import { useAddressDraft } from '../../address/use-address-draft.ts';
import { blankValues } from '../../checkout-customer.ts';
import type { DeliveryStepProps } from '../delivery-kind.ts';
import { DigitalForm } from './digital-form.tsx';

export function DigitalStep({ isOpen, validation, customer, ...props }: DeliveryStepProps): ReactElement | null {
  const { cart, formatters } = props;
  const countries = props.countries.filter(({ shippable }) => shippable);
  const draft = useAddressDraft({
    purpose: 'digital',
    cartId: cart.id,
    initial: { ...blankValues(countries, customer), ...cart.contact },
    countries,
    messages: validation,
    languageTag: formatters.languageTag,
  });
  return isOpen ? <DigitalForm {...props} draft={draft} /> : null;
}
