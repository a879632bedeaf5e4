import type { ReactElement } from 'react';
import { useAddressDraft } from '../../address/use-address-draft.ts';
import { blankValues } from '../../checkout-customer.ts';
import type { DeliveryStepProps } from '../delivery-kind.ts';
import { DigitalForm } from './digital-form.tsx';

export function DigitalStep({ isOpen, forms, customer, ...props }: DeliveryStepProps): ReactElement | null {
  const { cart, countries } = props;
  const initial = { ...blankValues(countries, customer), ...cart.contact };
  const draft = useAddressDraft({ ...forms, purpose: 'digital', initial, countries });
  return isOpen ? <DigitalForm {...props} draft={draft} /> : null;
}
