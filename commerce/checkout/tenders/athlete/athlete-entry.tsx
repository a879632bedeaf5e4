import { useRef, useState, type ReactElement } from 'react';
import { TextField } from '#ui/text-field/text-field.tsx';
import { getErrorText, useCommerce } from '../../../query/commerce-provider.tsx';
import { useAddPaymentInstrument } from '../add-payment-instrument.ts';
import { getRestAmount } from '../rest-amount.ts';
import type { ValueEntryProps } from '../tender.ts';
import { tenders } from '../tenders.ts';
import { getUnavailableText } from '../unavailable-text.ts';
import { EntryToggle } from '../value/entry-toggle.tsx';
import { EntryLine, EntryFields } from '../value/value-section.styles.ts';
import { parseAmount } from './parse-amount.ts';

/** Available credit and a field for the amount to use; shown only to athletes. */
export function AthleteEntry({ cart, method, texts, onAdd }: ValueEntryProps): ReactElement | null {
  const { messages, formatters } = texts;
  const { errorMessages } = useCommerce();
  const { mutateAsync: send } = useAddPaymentInstrument();
  const { availableAmount = 0 } = method;
  const isUsed = cart.payment_instruments.some(({ payment_method_id: id }) => id === method.id);
  const most = Math.min(availableAmount, getRestAmount(cart, tenders));
  const [typed, setTyped] = useState<string>();
  const [fault, setFault] = useState<string>();
  const box = useRef<HTMLDivElement>(null);
  const reason = getUnavailableText(method, texts);
  const isAthlete = availableAmount > 0 || method.unavailable === 'NO_BALANCE';
  if (!isAthlete || isUsed) return null;

  const reject = (text: string): false => {
    setFault(text);
    box.current?.querySelector<HTMLInputElement>('form input')?.select();
    return false;
  };
  const submit = async (): Promise<boolean> => {
    const amount = parseAmount(typed ?? String(most));
    if (amount === undefined || amount > availableAmount) return reject(messages.amountInvalid({ max: formatters.money(availableAmount) }));
    setFault(undefined);
    const added = await onAdd(() => send({ payment_method_id: 'ATHLETES_PAYMENT', amount }));
    return added.fault ? reject(getErrorText(added.fault, errorMessages)) : added.isAdded;
  };
  return (
    <EntryFields ref={box}>
      <EntryLine>
        <p>
          {messages.athleteCredit}
          <span data-part="note">{reason ?? messages.athleteAvailable({ amount: formatters.money(availableAmount) })}</span>
        </p>
      </EntryLine>
      {reason === undefined ? (
        <EntryToggle
          label={messages.useAthleteCredit}
          texts={texts}
          fields={1}
          onSubmit={submit}
          onCancel={() => {
            setTyped(undefined);
            setFault(undefined);
          }}
        >
          <TextField
            label={messages.athleteAmount}
            value={typed ?? most.toFixed(2)}
            error={fault}
            autoComplete="off"
            inputMode="decimal"
            maxLength={12}
            onChange={({ currentTarget: { value } }) => {
              setTyped(value);
              setFault(undefined);
            }}
          />
        </EntryToggle>
      ) : null}
    </EntryFields>
  );
}
