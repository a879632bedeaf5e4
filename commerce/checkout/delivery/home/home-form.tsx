import { lazy, Suspense, useRef, useState, type ReactElement } from 'react';
import type { Cart } from '#generated/openapi/cart.ts';
import type { AddressInput, ShippingMethodCode } from '#generated/openapi/shared.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { AddressForm } from '../../address/address-form.tsx';
import { isSameAddress, toAddressValues } from '../../address/address-input.ts';
import { AddressBookLoader, SaveAddressCheckbox, SavedAddressChoice } from '../../address/book-parts.tsx';
import type { AddressDraft } from '../../address/use-address-draft.ts';
import { useStoredChoice } from '../../address/use-kept-choice.ts';
import type { SavedAddresses } from '../../address/use-saved-addresses.ts';
import { useValidateShippingAddress } from '../../address/validate-shipping-address.ts';
import { ErrorSummary } from '../../error-summary.tsx';
import { useInvalidFields } from '../../steps/use-wrong-fields.ts';
import { useDeliveryFormState, type DeliveryFormProps } from '../delivery-form.ts';
import { useSetShippingMethod } from '../set-shipping-method.ts';
import { ShippingMethods } from '../shipping-methods.tsx';
import { isContactField } from './is-contact.ts';
import { getMethod, useSaveDelivery } from './use-save-delivery.ts';

/** Loaded on demand: most addresses need no suggestion. */
const AddressSuggestion = lazy(async () => ({ default: (await import('../../address/address-suggestion.tsx')).AddressSuggestion }));

interface Props extends DeliveryFormProps {
  /** Countries that the shop ships to. */
  readonly shippable: DeliveryFormProps['countries'];
  readonly draft: AddressDraft;
  readonly saved: SavedAddresses | undefined;
}

/** Form for contact, address and shipping method. */
export function HomeForm(props: Props): ReactElement {
  const { cart, shipment, countries, shippable, messages, formatters, draft, saved, useAsBilling, onContinue } = props;
  const { shippingId } = shipment;
  const validate = useValidateShippingAddress();
  const save = useSaveDelivery();
  const setMethod = useSetShippingMethod();
  const { invalidFields, attempt, show, focus } = useInvalidFields();
  const [notice, setNotice] = useState<string>();
  const [suggestion, setSuggestion] = useState<{ readonly address: AddressInput; readonly canKeep: boolean }>();
  /** Address that the shopper chose when one was suggested. */
  const decided = useRef<AddressInput>(undefined);
  const methods = shipment.applicableShippingMethods;
  const codes = methods.map((method) => method.code);
  const { chosen, choose, forget } = useStoredChoice(cart.id, `method-${shippingId}`, codes);
  const code = chosen ?? shipment.code ?? codes[0];

  const chooseMethod = (next: ShippingMethodCode): void => {
    choose(next);
    // Updates the totals early. If the current address does not permit the method, saving the new address sets it again.
    setMethod.mutate({ shippingId, code: next });
  };
  /** True if the service accepts the address unchanged; otherwise shows its errors or suggestion. */
  const validateWithService = async (address: AddressInput): Promise<boolean> => {
    if (decided.current && isSameAddress(decided.current, address)) return true;
    const response = await validate.mutateAsync({ basketId: cart.id, address });
    const better = response.suggestion && !isSameAddress(response.suggestion, address) ? response.suggestion : undefined;
    if (better) setSuggestion({ address: { ...address, ...better }, canKeep: response.valid });
    if (!response.valid) show(draft.showErrors(response.faults));
    if (!response.valid || better) focus();
    return response.valid && !better;
  };
  useDeliveryFormState(props, {
    async validate() {
      const faults = await draft.validate();
      show(faults);
      return faults.length === 0;
    },
    focusErrors: focus,
    async save(): Promise<Cart | undefined> {
      setNotice(undefined);
      const address = await draft.toInput();
      if (!(await validateWithService(address))) return undefined;
      const changed = await save({ shippingId, address, code, useAsBilling });
      setSuggestion(undefined);
      draft.deleteDraft();
      forget();
      saved?.save(address);
      if (code === undefined || getMethod(changed, shippingId) === code) return changed;
      setNotice(messages.deliveryChanged);
      return undefined;
    },
  });
  const decide = (address: AddressInput): void => {
    decided.current = address;
    onContinue();
  };
  const accept = (address: AddressInput): void => {
    draft.replace(toAddressValues(address));
    decide(address);
  };
  const fields = { purpose: 'shipping', autoCompleteGroup: 'shipping', countries: shippable, draft, messages } as const;
  return (
    <>
      {notice ? <Notice kind="danger">{notice}</Notice> : null}
      <ErrorSummary draft={draft} invalidFields={invalidFields} messages={messages} attempt={attempt} />
      <fieldset>
        <legend>{messages.contact}</legend>
        <AddressForm {...fields} only={isContactField} />
      </fieldset>
      <fieldset>
        <legend>{messages.shippingAddress}</legend>
        <AddressBookLoader saved={saved}>
          <SavedAddressChoice id="saved-shipping" saved={saved} draft={draft} countries={countries} messages={messages} />
        </AddressBookLoader>
        <AddressForm {...fields} only={(field) => !isContactField(field)} />
        <AddressBookLoader saved={saved}>
          <SaveAddressCheckbox name="keepShipping" saved={saved} messages={messages} />
        </AddressBookLoader>
      </fieldset>
      {suggestion ? (
        <Suspense fallback={null}>
          <AddressSuggestion
            key={attempt}
            suggestion={suggestion.address}
            countries={countries}
            messages={messages}
            onAccept={() => accept(suggestion.address)}
            onKeep={suggestion.canKeep ? () => void draft.toInput().then(decide) : undefined}
          />
        </Suspense>
      ) : null}
      <ShippingMethods
        name={`method-${shippingId}`}
        methods={methods}
        chosen={code}
        messages={messages}
        formatters={formatters}
        onChoose={chooseMethod}
      />
    </>
  );
}
