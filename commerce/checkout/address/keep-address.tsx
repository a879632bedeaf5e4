import type { ReactElement } from 'react';
import type { CheckoutMessages } from '#generated/messages/checkout/messages.ts';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { BookField } from '../steps/step-form.styles.ts';
import type { SavedAddresses } from './use-saved-addresses.ts';

interface Props {
  readonly name: string;
  readonly saved: SavedAddresses | undefined;
  readonly messages: CheckoutMessages;
}

/** Checkbox that adds a new address to the address book. */
export function SaveAddressCheckbox({ name, saved, messages }: Props): ReactElement | null {
  if (saved === undefined || saved.chosen !== undefined) return null;
  return (
    <BookField>
      <Checkbox
        label={messages.keepAddress}
        name={name}
        checked={saved.isSaved}
        onChange={(event) => saved.setSaved(event.currentTarget.checked)}
      />
    </BookField>
  );
}
