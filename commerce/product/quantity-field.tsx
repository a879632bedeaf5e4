import type { ReactElement } from 'react';
import { Icon } from '#ui/icon/icon.tsx';
import { QuantityRoot } from './buy-form.styles.ts';
import type { ProductMessages } from '#generated/messages/product/messages.ts';

export interface QuantityFieldProps {
  readonly value: number;
  readonly max: number;
  readonly messages: ProductMessages;
  readonly onChange: (value: number) => void;
}

/** Native number field that forms submit; its buttons require JavaScript. */
export function QuantityField({ value, max, messages, onChange }: QuantityFieldProps): ReactElement {
  const set = (next: number): void => onChange(Math.min(max, Math.max(1, next)));
  return (
    <QuantityRoot role="group" aria-label={messages.quantity}>
      <button type="button" aria-label={messages.decrease} disabled={value <= 1} onClick={() => set(value - 1)}>
        <Icon name="minus" size="small" />
      </button>
      <input
        type="number"
        name="qty"
        inputMode="numeric"
        min={1}
        max={max}
        required
        aria-label={messages.quantity}
        value={value}
        onChange={({ currentTarget: { valueAsNumber } }) => {
          if (Number.isInteger(valueAsNumber)) set(valueAsNumber);
        }}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" aria-label={messages.increase} disabled={value >= max} onClick={() => set(value + 1)}>
        <Icon name="plus" size="small" />
      </button>
    </QuantityRoot>
  );
}
