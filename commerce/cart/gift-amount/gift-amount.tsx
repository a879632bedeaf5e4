import { useRef, useState, type FormEvent, type ReactElement } from 'react';
import type { CartMessages } from '#generated/messages/cart/messages.ts';
import type { CartItem } from '#generated/openapi/cart.ts';
import { Button } from '#ui/button/button.tsx';
import { useHydrated } from '#ui/hydration/use-hydrated.ts';
import { TextField } from '#ui/text-field/text-field.tsx';
import { requiresReaction } from '../../client/service-error.ts';
import { parseAmount } from '../../product/gift-card/gift-card-draft.ts';
import { getErrorText, useCommerce } from '../../query/commerce-provider.tsx';
import type { Formatters } from '../../site/formatters.ts';
import { useUpdateItem } from '../changes/update-item.ts';
import { AmountBox } from './gift-amount.styles.ts';

interface Props {
  readonly item: CartItem;
  readonly messages: CartMessages;
  readonly formatters: Formatters;
}

/** Form for the amount of a gift card. Without JavaScript it posts to the cart's URL. */
export function GiftAmount({ item, messages, formatters: { href, money } }: Props): ReactElement | null {
  const { id, name, giftCardAmount, giftCardBounds: bounds } = item;
  const { errorMessages } = useCommerce();
  const { mutateAsync, isPending } = useUpdateItem();
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  const isHydrated = useHydrated();
  const box = useRef<HTMLDetailsElement>(null);
  if (giftCardAmount === undefined || !bounds) return null;
  const range = { min: money(bounds.min), max: money(bounds.max) };
  const value = typed ?? String(giftCardAmount);

  const reject = (text: string): void => {
    setError(text);
    box.current?.querySelector<HTMLInputElement>('input[name="amount"]')?.select();
  };
  const save = async (): Promise<void> => {
    const amount = parseAmount(value);
    if (amount === null || amount < bounds.min || amount > bounds.max) return reject(messages.amountWrong(range));
    try {
      if (amount !== giftCardAmount) await mutateAsync({ item, giftCardAmount: amount });
    } catch (failure) {
      if (!requiresReaction(failure, 'reset-customer')) reject(getErrorText(failure, errorMessages));
      return;
    }
    setTyped(undefined);
    if (!box.current) return;
    box.current.open = false;
    box.current.querySelector('summary')?.focus();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isPending) void save();
  };
  return (
    <AmountBox ref={box}>
      <summary aria-label={messages.amountChangeOf({ name })}>{messages.amountChange}</summary>
      <form method="post" action={href('/cart')} noValidate={isHydrated} onSubmit={submit} aria-busy={isPending || undefined}>
        <input type="hidden" name="intent" value="setAmount" />
        <input type="hidden" name="itemId" value={id} />
        <TextField
          name="amount"
          label={messages.amount}
          hint={messages.amountHint(range)}
          error={error}
          value={value}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          required
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setError(undefined);
          }}
        />
        <Button type="submit" variant="outline" size="small" pending={isPending}>
          {messages.amountSave}
        </Button>
      </form>
    </AmountBox>
  );
}
