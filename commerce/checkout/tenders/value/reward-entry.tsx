import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type ReactElement } from 'react';
import { getSavedPayments } from '#generated/calls/get-saved-payments.ts';
import type { PaymentInstrumentInput } from '#generated/openapi/cart.ts';
import { rewardCodeInstrumentInputLimits as limits } from '#generated/openapi/limits.ts';
import type { SavedPayment } from '#generated/openapi/payments.ts';
import { TextField } from '#ui/text-field/text-field.tsx';
import { getErrorText, useCommerce } from '../../../query/commerce-provider.tsx';
import { useAddPaymentInstrument } from '../add-payment-instrument.ts';
import type { ValueEntryProps } from '../tender.ts';
import { getUnavailableText } from '../unavailable-text.ts';
import { EntryToggle } from './entry-toggle.tsx';
import { SavedReward } from './saved-reward.tsx';
import { getUsableRewards } from './usable-rewards.ts';
import { EntryLine, EntryFields } from './value-section.styles.ts';

export interface RewardEntryProps extends ValueEntryProps {
  readonly type: SavedPayment['type'];
  /** Names a reward by the last characters of its code. */
  readonly getName: (value: SavedPayment['storedValue']) => string;
  readonly labels: { readonly add: string; readonly field: string; readonly missing: string };
  /** Request for a code or a saved reward. */
  readonly toInput: (reward: { readonly code: string } | { readonly savedPaymentId: string }) => PaymentInstrumentInput;
}

/** Saved rewards with a button each, and a form for a code. The code stays after an error. */
export function RewardEntry(props: RewardEntryProps): ReactElement {
  const { cart, method, customer, type, labels, getName, texts, toInput, onAdd } = props;
  const { calls, errorMessages } = useCommerce();
  const { mutateAsync: send } = useAddPaymentInstrument();
  const { data: saved } = useQuery({ ...getSavedPayments.query(calls, { types: type }), enabled: customer !== undefined });
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string>();
  const box = useRef<HTMLDivElement>(null);
  const reason = getUnavailableText(method, texts);

  const reject = (text: string): false => {
    setFault(text);
    box.current?.querySelector<HTMLInputElement>('form input')?.select();
    return false;
  };
  const submit = async (): Promise<boolean> => {
    const typed = code.trim();
    if (typed === '') return reject(labels.missing);
    setFault(undefined);
    const added = await onAdd(() => send(toInput({ code: typed })));
    if (added.fault) return reject(getErrorText(added.fault, errorMessages));
    if (added.isAdded) setCode('');
    return added.isAdded;
  };
  if (reason !== undefined) {
    return (
      <EntryLine>
        <p>
          {getName(undefined)}
          <span data-part="note">{reason}</span>
        </p>
      </EntryLine>
    );
  }
  const open = getUsableRewards(saved?.paymentInstruments ?? [], cart);
  return (
    <EntryFields ref={box}>
      {open.map((reward) => (
        <SavedReward
          key={reward.paymentInstrumentId}
          reward={reward}
          name={reward.label ?? getName(reward.storedValue)}
          texts={texts}
          onUse={() => onAdd(() => send(toInput({ savedPaymentId: reward.paymentInstrumentId })))}
        />
      ))}
      <EntryToggle
        label={labels.add}
        texts={texts}
        fields={1}
        onSubmit={submit}
        onCancel={() => {
          setCode('');
          setFault(undefined);
        }}
      >
        <TextField
          label={labels.field}
          value={code}
          error={fault}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={limits.code.maxLength}
          onChange={({ currentTarget: { value } }) => {
            setCode(value);
            setFault(undefined);
          }}
        />
      </EntryToggle>
    </EntryFields>
  );
}
