import { useState, type FormEvent, type ReactElement } from 'react';
import type { AddressValidation } from '#generated/openapi/cart.ts';
import type { AddressField, AddressInput, ShippingMethodCode } from '#generated/openapi/shared.ts';
import { ServiceError } from '../../../client/service-error.ts';
import { errorText, useCommerce } from '../../../query/commerce-provider.tsx';
import { AddressForm } from '../../address/address-form.tsx';
import { KeepAddress } from '../../address/keep-address.tsx';
import { SavedAddressChoice } from '../../address/saved-address-choice.tsx';
import { isSameAddress, toValues } from '../../address/address-input.ts';
import { AddressSuggestion } from '../../address/address-suggestion.tsx';
import { ShippingMethods } from '../shipping-methods.tsx';
import { StepFrame } from '../../steps/step-frame.tsx';
import type { AddressDraft } from '../../address/use-address-draft.ts';
import { useKeptChoice } from '../../address/use-kept-choice.ts';
import type { SavedAddresses } from '../../address/use-saved-addresses.ts';
import type { DeliveryStepProps } from '../delivery-kind.ts';
import { methodOf, useSaveDelivery } from './use-save-delivery.ts';
import { useSetShippingMethod } from '../set-shipping-method.ts';
import { useValidateShippingAddress } from '../../address/validate-shipping-address.ts';

const isContact = (field: AddressField): boolean => field === 'recipientContactEmail';

interface Props extends Omit<DeliveryStepProps, 'isOpen' | 'validation' | 'customer'> {
  readonly draft: AddressDraft;
  readonly saved: SavedAddresses | undefined;
}

/** Contact, address and shipping method. */
export function HomeForm(props: Props): ReactElement {
  const { cart, shipment, countries, messages, formatters, draft, saved, useAsBilling, onDone } = props;
  const { errorMessages } = useCommerce();
  const validate = useValidateShippingAddress();
  const save = useSaveDelivery();
  const setMethod = useSetShippingMethod();
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<string>();
  const [wrong, setWrong] = useState<readonly AddressField[]>([]);
  const [suggestion, setSuggestion] = useState<{ readonly address: AddressInput; readonly mayKeep: boolean }>();
  const methods = shipment.applicableShippingMethods;
  const codes = methods.map((method) => method.code);
  const { chosen, choose, forget } = useKeptChoice(cart.id, 'method', codes);
  const code = chosen ?? shipment.code ?? codes[0];
  const shippable = countries.filter((country) => country.shippable);

  const pick = (next: ShippingMethodCode): void => {
    choose(next);
    // Totals follow at once where they can; what the present address stands in the way of is tried again with the new one.
    setMethod.mutate({ code: next });
  };
  const refuse = (faults: AddressValidation['faults']): void => {
    setWrong(draft.refuse(faults));
    setAttempt((before) => before + 1);
  };
  const run = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setNotice(undefined);
    try {
      await work();
    } catch (error) {
      setNotice(error instanceof ServiceError && error.errorId === undefined ? messages.noAnswer : errorText(error, errorMessages));
      setAttempt((before) => before + 1);
    } finally {
      setBusy(false);
    }
  };
  const send = async (address: AddressInput): Promise<void> => {
    const requested = code;
    const changed = await save({ address, code: requested, useAsBilling });
    setSuggestion(undefined);
    draft.forget();
    forget();
    saved?.save(address);
    if (requested !== undefined && methodOf(changed) !== requested) {
      setNotice(messages.deliveryChanged);
      return;
    }
    onDone();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (busy) return;
    void run(async () => {
      const faults = await draft.judge();
      setWrong(faults);
      setAttempt((before) => before + 1);
      if (faults.length > 0) return;
      const address = await draft.toInput();
      const answer = await validate.mutateAsync({ basketId: cart.id, address });
      const better = answer.suggestion && !isSameAddress(answer.suggestion, address) ? answer.suggestion : undefined;
      if (better) setSuggestion({ address: { ...address, ...better }, mayKeep: answer.valid });
      if (!answer.valid) refuse(answer.faults);
      else if (!better) await send(address);
    });
  };
  const accept = (address: AddressInput): void => {
    draft.replace(toValues(address));
    setWrong([]);
    void run(() => send(address));
  };
  const form = {
    purpose: 'shipping',
    autoCompleteGroup: 'shipping',
    countries: shippable,
    draft,
    messages,
  } as const;
  return (
    <StepFrame
      purpose="shipping"
      draft={draft}
      wrong={wrong}
      attempt={attempt}
      busy={busy}
      notice={notice}
      next={messages.continueToBilling}
      messages={messages}
      onSubmit={submit}
    >
      <fieldset>
        <legend>{messages.contact}</legend>
        <AddressForm {...form} only={isContact} />
      </fieldset>
      <fieldset>
        <legend>{messages.shippingAddress}</legend>
        <SavedAddressChoice id="saved-shipping" saved={saved} draft={draft} countries={countries} messages={messages} />
        <AddressForm {...form} only={(field) => !isContact(field)} />
        <KeepAddress name="keepShipping" saved={saved} messages={messages} />
      </fieldset>
      {suggestion ? (
        <AddressSuggestion
          key={attempt}
          suggestion={suggestion.address}
          countries={countries}
          messages={messages}
          onAccept={() => accept(suggestion.address)}
          onKeep={suggestion.mayKeep ? () => void run(async () => send(await draft.toInput())) : undefined}
        />
      ) : null}
      <ShippingMethods methods={methods} chosen={code} messages={messages} formatters={formatters} onChoose={pick} />
    </StepFrame>
  );
}
