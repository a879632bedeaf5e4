import { useId, type ReactElement, type Ref } from 'react';
import type { GiftCardsMessages } from '#generated/messages/gift-cards/messages.ts';
import type { CustomAmount } from '#generated/openapi/products.ts';
import { useHydrated } from '#ui/hydration/use-hydrated.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import type { Formatters } from '../../site/formatters.ts';
import { Choices, Options, Problem } from '../choices.styles.ts';
import { otherAmount, type GiftCardFault } from './gift-card-draft.ts';

interface Props {
  readonly bounds: CustomAmount;
  /** True if a custom amount is entered. */
  readonly isOther: boolean;
  readonly fault: GiftCardFault | undefined;
  readonly messages: GiftCardsMessages;
  readonly formatters: Formatters;
  readonly ref?: Ref<HTMLFieldSetElement>;
  readonly onChange: () => void;
}

/** Radio buttons of amounts, and a field for a custom one. Without JavaScript the field is always visible. */
export function AmountChoice({ bounds, isOther, fault, messages, formatters: { money }, ref, onChange }: Props): ReactElement {
  const id = useId();
  const isHydrated = useHydrated();
  const range = { min: money(bounds.min), max: money(bounds.max) };
  return (
    <Choices ref={ref} aria-describedby={fault === 'amountMissing' ? id : undefined}>
      <legend>
        <strong>{messages.amount}</strong>
      </legend>
      <Options data-wide>
        {[...bounds.suggested.map(String), otherAmount].map((value) => (
          <label key={value}>
            <input type="radio" name="giftCardAmount" value={value} onChange={onChange} />
            {value === otherAmount ? messages.otherAmount : money(Number(value))}
          </label>
        ))}
      </Options>
      {isOther || !isHydrated ? (
        <TextField
          name="otherAmount"
          label={messages.otherAmount}
          hint={messages.otherAmountHint(range)}
          inputMode="decimal"
          autoComplete="off"
          defaultValue=""
          error={fault === 'amountWrong' ? messages.amountWrong(range) : undefined}
          onChange={onChange}
        />
      ) : null}
      <div aria-live="polite" hidden={fault !== 'amountMissing'}>
        {fault === 'amountMissing' ? (
          <Problem id={id}>
            <Icon name="alert" size="small" />
            {messages.amountMissing}
          </Problem>
        ) : null}
      </div>
    </Choices>
  );
}
