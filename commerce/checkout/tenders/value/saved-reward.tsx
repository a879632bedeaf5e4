import { useState, type ReactElement } from 'react';
import type { SavedPayment } from '#generated/openapi/payments.ts';
import { Button } from '#ui/button/button.tsx';
import { FieldError } from '#ui/field/field.styles.ts';
import { getErrorText, useCommerce } from '../../../query/commerce-provider.tsx';
import type { PaymentTexts } from '../tender.ts';
import type { AddedValue } from './add-value.ts';
import { EntryLine } from './value-section.styles.ts';

interface Props {
  readonly reward: SavedPayment;
  readonly name: string;
  readonly texts: PaymentTexts;
  readonly onUse: () => Promise<AddedValue>;
}

/** A saved reward; disabled if it has expired. */
export function SavedReward({ reward, name, texts: { messages, formatters }, onUse }: Props): ReactElement {
  const { errorMessages } = useCommerce();
  const [fault, setFault] = useState<string>();
  const { isExpired, storedValue: { balance, expiresAt } = {} } = reward;
  const notes = [
    ...(balance === undefined ? [] : [messages.savedBalance({ amount: formatters.money(balance) })]),
    ...(isExpired ? [messages.expiredCard] : expiresAt === undefined ? [] : [messages.expiresOn({ date: new Date(expiresAt) })]),
  ];
  const use = async (): Promise<void> => {
    setFault(undefined);
    const added = await onUse();
    if (added.fault) setFault(getErrorText(added.fault, errorMessages));
  };
  return (
    <EntryLine>
      <p>
        {name}
        {notes.length === 0 ? null : <span data-part="note">{notes.join(' · ')}</span>}
      </p>
      {isExpired ? null : (
        <Button variant="outline" size="small" aria-label={messages.redeemName({ name })} onClick={() => void use()}>
          {messages.redeem}
        </Button>
      )}
      <div role="alert">{fault === undefined ? null : <FieldError>{fault}</FieldError>}</div>
    </EntryLine>
  );
}
