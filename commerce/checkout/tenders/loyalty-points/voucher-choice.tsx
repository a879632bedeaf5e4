import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent, type ReactElement } from 'react';
import { getVouchers } from '#generated/calls/get-vouchers.ts';
import { Button } from '#ui/button/button.tsx';
import { Select } from '#ui/select/select.tsx';
import { useCalls } from '../../../query/commerce-provider.tsx';
import type { PaymentTexts } from '../tender.ts';
import { EntryForm } from '../value/value-section.styles.ts';

interface Props {
  readonly texts: PaymentTexts;
  readonly onUse: (points: number) => void;
  readonly onCancel: () => void;
}

/** Vouchers that the balance can buy, highest first. */
export function VoucherChoice({ texts: { messages, formatters }, onUse, onCancel }: Props): ReactElement | null {
  const { data } = useQuery(getVouchers.query(useCalls(), { count: 0 }));
  const [chosen, choose] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const vouchers = data?.applicableLoyaltyVouchers.toReversed() ?? [];
  const isLoaded = data !== undefined;
  useEffect(() => {
    if (isLoaded) form.current?.querySelector('select')?.focus();
  }, [isLoaded]);
  const value = chosen ?? String(vouchers[0]?.points ?? '');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (value !== '') onUse(Number(value));
  };
  if (!isLoaded) return null;
  return (
    <EntryForm ref={form} aria-label={messages.otherVouchers} onSubmit={submit}>
      <Select
        id="loyalty-voucher"
        name="voucher"
        label={messages.chooseVoucher}
        value={value}
        options={vouchers.map(({ points, amountInCurrency }) => ({
          value: String(points),
          label: messages.voucherFor({ amount: formatters.money(amountInCurrency), points }),
        }))}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      <div data-part="actions">
        <Button type="submit" variant="outline">
          {messages.apply}
        </Button>
        <Button variant="text-link" onClick={onCancel}>
          {messages.cancel}
        </Button>
      </div>
    </EntryForm>
  );
}
