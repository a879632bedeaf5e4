import type { ReactElement } from 'react';
import { Icon } from '#ui/icon/icon.tsx';
import { QuantityRoot } from './buy-form.styles.ts';
import type { ProductWords } from './product-text.ts';

export interface QuantityFieldProps {
  readonly value: number;
  readonly most: number;
  readonly words: ProductWords;
  readonly onChange: (value: number) => void;
}

/** The platform's number field, which a form sends by itself; its buttons are for those who have script. */
export function QuantityField({ value, most, words, onChange }: QuantityFieldProps): ReactElement {
  const set = (next: number): void => onChange(Math.min(most, Math.max(1, next)));
  return (
    <QuantityRoot role="group" aria-label={words.quantity}>
      <button type="button" aria-label={words.decrease} disabled={value <= 1} onClick={() => set(value - 1)}>
        <Icon name="minus" size="small" />
      </button>
      <input
        type="number"
        name="qty"
        inputMode="numeric"
        min={1}
        max={most}
        required
        aria-label={words.quantity}
        value={value}
        onChange={({ currentTarget: { valueAsNumber } }) => {
          if (Number.isInteger(valueAsNumber)) set(valueAsNumber);
        }}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" aria-label={words.increase} disabled={value >= most} onClick={() => set(value + 1)}>
        <Icon name="plus" size="small" />
      </button>
    </QuantityRoot>
  );
}
