import { useState, type ReactElement } from 'react';
import type { AddressInput, ShippingMethodCode } from '#generated/openapi/shared.ts';
import { AddressForm } from '../../address/address-form.tsx';
import { isSameAddress, toValues } from '../../address/address-input.ts';
import { AddressSuggestion } from '../../address/address-suggestion.tsx';
import { KeepAddress } from '../../address/keep-address.tsx';
import { SavedAddressChoice } from '../../address/saved-address-choice.tsx';
import type { AddressDraft } from '../../address/use-address-draft.ts';
import { useKeptChoice } from '../../address/use-kept-choice.ts';
import type { SavedAddresses } from '../../address/use-saved-addresses.ts';
import { useValidateShippingAddress } from '../../address/validate-shipping-address.ts';
import { StepFrame } from '../../steps/step-frame.tsx';
import { useStepForm } from '../../steps/use-step-form.ts';
import type { DeliveryStepProps } from '../delivery-kind.ts';
import { useSetShippingMethod } from '../set-shipping-method.ts';
import { ShippingMethods } from '../shipping-methods.tsx';
import { isContact } from './is-contact.ts';
import { methodOf, useSaveDelivery } from './use-save-delivery.ts';

interface Props extends Omit<DeliveryStepProps, 'isOpen' | 'forms' | 'customer'> {
  /** Those that parcels go to. */
  readonly shippable: DeliveryStepProps['countries'];
  readonly draft: AddressDraft;
  readonly saved: SavedAddresses | undefined;
}

/** Contact, address and shipping method. */
export function HomeForm(props: Props): ReactElement {
  const { cart, shipment, countries, shippable, messages, formatters, draft, saved, useAsBilling, onDone } = props;
  const validate = useValidateShippingAddress();
  const save = useSaveDelivery();
  const setMethod = useSetShippingMethod();
  const form = useStepForm(messages);
  const [suggestion, setSuggestion] = useState<{ readonly address: AddressInput; readonly mayKeep: boolean }>();
  const methods = shipment.applicableShippingMethods;
  const codes = methods.map((method) => method.code);
  const { chosen, choose, forget } = useKeptChoice(cart.id, 'method', codes);
  const code = chosen ?? shipment.code ?? codes[0];

  const pick = (next: ShippingMethodCode): void => {
    choose(next);
    // Updates the totals early. If the current address rules the method out, saving the new address sets it again.
    setMethod.mutate({ code: next });
  };
  const send = async (address: AddressInput): Promise<void> => {
    const requested = code;
    const changed = await save({ address, code: requested, useAsBilling });
    setSuggestion(undefined);
    draft.forget();
    forget();
    saved?.save(address);
    if (requested !== undefined && methodOf(changed) !== requested) form.notify(messages.deliveryChanged);
    else onDone();
  };
  const submit = async (): Promise<void> => {
    const faults = await draft.judge();
    form.mark(faults);
    if (faults.length > 0) return;
    const address = await draft.toInput();
    const answer = await validate.mutateAsync({ basketId: cart.id, address });
    const better = answer.suggestion && !isSameAddress(answer.suggestion, address) ? answer.suggestion : undefined;
    if (better) setSuggestion({ address: { ...address, ...better }, mayKeep: answer.valid });
    if (!answer.valid) form.mark(draft.refuse(answer.faults));
    else if (!better) await send(address);
  };
  const accept = (address: AddressInput): void => {
    draft.replace(toValues(address));
    void form.run(() => send(address));
  };
  const fields = { purpose: 'shipping', autoCompleteGroup: 'shipping', countries: shippable, draft, messages } as const;
  return (
    <StepFrame purpose="shipping" draft={draft} form={form} next={messages.continueToBilling} messages={messages} onSubmit={submit}>
      <fieldset>
        <legend>{messages.contact}</legend>
        <AddressForm {...fields} only={isContact} />
      </fieldset>
      <fieldset>
        <legend>{messages.shippingAddress}</legend>
        <SavedAddressChoice id="saved-shipping" saved={saved} draft={draft} countries={countries} messages={messages} />
        <AddressForm {...fields} only={(field) => !isContact(field)} />
        <KeepAddress name="keepShipping" saved={saved} messages={messages} />
      </fieldset>
      {suggestion ? (
        <AddressSuggestion
          key={form.attempt}
          suggestion={suggestion.address}
          countries={countries}
          messages={messages}
          onAccept={() => accept(suggestion.address)}
          onKeep={suggestion.mayKeep ? () => void form.run(async () => send(await draft.toInput())) : undefined}
        />
      ) : null}
      <ShippingMethods methods={methods} chosen={code} messages={messages} formatters={formatters} onChoose={pick} />
    </StepFrame>
  );
}
