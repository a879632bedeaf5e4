import type { ReactElement } from 'react';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { AddressForm } from '../address/address-form.tsx';
import { AddressBookLoader, SaveAddressCheckbox, SavedAddressChoice } from '../address/book-parts.tsx';
import type { AddressDraft } from '../address/use-address-draft.ts';
import type { SavedAddresses } from '../address/use-saved-addresses.ts';
import type { StepProps } from './step-props.ts';

interface Props extends Pick<StepProps, 'countries' | 'messages'> {
  readonly draft: AddressDraft;
  readonly savedAddresses: SavedAddresses | undefined;
  readonly hasShippingAddress: boolean;
  readonly isSame: boolean;
  readonly onSame: (isSame: boolean) => void;
}

/** Choice between the shipping address and another billing address. */
export function BillingAddress({ countries, messages, draft, savedAddresses, hasShippingAddress, isSame, onSame }: Props): ReactElement {
  return (
    <fieldset>
      <legend>{messages.billingAddress}</legend>
      {hasShippingAddress ? (
        <Checkbox
          label={messages.sameAddress}
          name="sameAddress"
          checked={isSame}
          onChange={(event) => onSame(event.currentTarget.checked)}
        />
      ) : null}
      {isSame ? null : (
        <>
          <AddressBookLoader saved={savedAddresses}>
            <SavedAddressChoice id="saved-billing" saved={savedAddresses} draft={draft} countries={countries} messages={messages} />
          </AddressBookLoader>
          <AddressForm purpose="billing" autoCompleteGroup="billing" countries={countries} draft={draft} messages={messages} />
          <AddressBookLoader saved={savedAddresses}>
            <SaveAddressCheckbox name="keepBilling" saved={savedAddresses} messages={messages} />
          </AddressBookLoader>
        </>
      )}
    </fieldset>
  );
}
