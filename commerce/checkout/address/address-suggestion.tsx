import { useEffect, useRef, type ReactElement } from 'react';
import type { AddressInput } from '#generated/openapi/shared.ts';
import type { Country } from '#generated/openapi/utilities.ts';
import { Button } from '#ui/button/button.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import type { CheckoutMessages } from '#generated/messages/checkout/messages.ts';
import { formatAddress } from './address-lines.ts';
import { AddressBlock } from '../order/order-review.styles.ts';
import { SuggestionBox } from '../steps/step-form.styles.ts';

interface Props {
  readonly suggestion: AddressInput;
  readonly countries: readonly Country[];
  readonly messages: CheckoutMessages;
  readonly onAccept: () => void;
  /** Absent if the typed address is invalid. */
  readonly onKeep?: () => void;
}

/** A suggested correction of an address, to accept or reject. */
export function AddressSuggestion({ suggestion, countries, messages, onAccept, onKeep }: Props): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <SuggestionBox ref={box} tabIndex={-1} role="group" aria-labelledby="suggestion-title">
      <Heading level={3} look="h5" id="suggestion-title">
        {messages.suggestionTitle}
      </Heading>
      <p>{messages.addressSuggested}</p>
      <AddressBlock>{formatAddress(suggestion, countries).join('\n')}</AddressBlock>
      <div data-part="choices">
        <Button onClick={onAccept}>{messages.addressUseSuggested}</Button>
        {onKeep ? (
          <Button variant="outline" onClick={onKeep}>
            {messages.addressKeep}
          </Button>
        ) : null}
      </div>
    </SuggestionBox>
  );
}
