import type { ReactElement } from 'react';
import { useAddShippingAddress } from '../../address/add-shipping-address.ts';
import { AddressForm } from '../../address/address-form.tsx';
import type { AddressDraft } from '../../address/use-address-draft.ts';
import { StepFrame } from '../../steps/step-frame.tsx';
import { useStepForm } from '../../steps/use-step-form.ts';
import type { DeliveryStepProps } from '../delivery-kind.ts';

interface Props extends Pick<DeliveryStepProps, 'shipment' | 'countries' | 'messages' | 'onDone'> {
  readonly draft: AddressDraft;
}

/** Name and e-mail address of the recipient. */
export function DigitalForm({ shipment: { shippingId }, countries, messages, draft, onDone }: Props): ReactElement {
  const save = useAddShippingAddress();
  const form = useStepForm(messages);
  const submit = async (): Promise<void> => {
    const faults = await draft.judge();
    form.mark(faults);
    if (faults.length > 0) return;
    const { recipientFirstName, recipientLastName, recipientContactEmail = '' } = await draft.toInput();
    await save.mutateAsync({ shippingId, contact: { recipientFirstName, recipientLastName, recipientContactEmail } });
    draft.forget();
    onDone();
  };
  return (
    <StepFrame purpose="digital" draft={draft} form={form} next={messages.continueToBilling} messages={messages} onSubmit={submit}>
      <AddressForm purpose="digital" countries={countries} draft={draft} messages={messages} />
    </StepFrame>
  );
}
