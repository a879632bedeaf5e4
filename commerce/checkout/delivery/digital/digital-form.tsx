import { useState, type FormEvent, type ReactElement } from 'react';
import type { AddressField } from '#generated/openapi/shared.ts';
import { ServiceError } from '../../../client/service-error.ts';
import { errorText, useCommerce } from '../../../query/commerce-provider.tsx';
import { useAddShippingAddress } from '../../address/add-shipping-address.ts';
import { AddressForm } from '../../address/address-form.tsx';
import { StepFrame } from '../../steps/step-frame.tsx';
import type { AddressDraft } from '../../address/use-address-draft.ts';
import type { DeliveryStepProps } from '../delivery-kind.ts';

interface Props extends Pick<DeliveryStepProps, 'shipment' | 'countries' | 'messages' | 'onDone'> {
  readonly draft: AddressDraft;
}

/** Name and e-mail address of the recipient. */
export function DigitalForm({ shipment, countries, messages, draft, onDone }: Props): ReactElement {
  const { errorMessages } = useCommerce();
  const save = useAddShippingAddress();
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<string>();
  const [wrong, setWrong] = useState<readonly AddressField[]>([]);

  const run = async (): Promise<void> => {
    setBusy(true);
    setNotice(undefined);
    try {
      const faults = await draft.judge();
      setWrong(faults);
      setAttempt((before) => before + 1);
      if (faults.length > 0) return;
      const { recipientFirstName, recipientLastName, recipientContactEmail = '' } = await draft.toInput();
      const contact = { recipientFirstName, recipientLastName, recipientContactEmail };
      await save.mutateAsync({ shippingId: shipment.shippingId, contact });
      draft.forget();
      onDone();
    } catch (error) {
      setNotice(error instanceof ServiceError && error.errorId === undefined ? messages.noAnswer : errorText(error, errorMessages));
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!busy) void run();
  };
  return (
    <StepFrame
      purpose="digital"
      draft={draft}
      wrong={wrong}
      attempt={attempt}
      busy={busy}
      notice={notice}
      next={messages.continueToBilling}
      messages={messages}
      onSubmit={submit}
    >
      <AddressForm purpose="digital" countries={countries} draft={draft} messages={messages} />
    </StepFrame>
  );
}
