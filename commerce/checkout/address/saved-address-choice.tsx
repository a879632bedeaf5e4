import type { ReactElement } from 'react';
import { Select } from '#ui/select/select.tsx';
import { formatAddress } from './address-lines.ts';
import { BookField } from '../steps/step-form.styles.ts';
import type { StepProps } from '../steps/step-props.ts';
import type { AddressDraft } from './use-address-draft.ts';
import type { SavedAddresses } from './use-saved-addresses.ts';

interface Props extends Pick<StepProps, 'countries' | 'messages'> {
  readonly id: string;
  readonly saved: SavedAddresses | undefined;
  readonly draft: AddressDraft;
}

/** Fills the form with a saved address, or clears it for a new one. */
export function SavedAddressChoice({ id, saved, draft, countries, messages }: Props): ReactElement | null {
  if (saved === undefined || saved.addresses.length === 0) return null;
  return (
    <BookField data-part="choice">
      <Select
        id={id}
        name={id}
        label={messages.savedAddress}
        value={saved.chosen?.id ?? ''}
        options={[
          ...saved.addresses.map((address) => ({ value: address.id, label: formatAddress(address, countries).join(', ') })),
          { value: '', label: messages.newAddress },
        ]}
        onChange={(event) => draft.replace(saved.choose(event.currentTarget.value))}
      />
    </BookField>
  );
}
