import { useEffect, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { Icon } from '#ui/icon/icon.tsx';
import { parseQuantity } from './line-state.ts';
import { StepperRoot } from './quantity-stepper.styles.ts';

interface Props {
  readonly qty: number;
  /** Accessible name of the field and its buttons. */
  readonly label: string;
  readonly lessLabel: string;
  readonly moreLabel: string;
  readonly max: number;
  readonly describedBy?: string;
  readonly onChange: (qty: number) => void;
}

/**
 * Quantity field between one and a maximum. Within a form its buttons send `step` and its field sends `qty`, so that it works without
 * JavaScript; with it, clicks apply at once and typed values on blur or Enter.
 */
export function QuantityStepper({ qty, label, lessLabel, moreLabel, max, describedBy, onChange }: Props): ReactElement {
  const [draft, setDraft] = useState<string>();
  const typed = draft ?? String(qty);
  // A ref, because clicks may come faster than renders and each counts.
  const requested = useRef(qty);
  useEffect(() => {
    requested.current = qty;
  }, [qty]);

  const commit = (): void => {
    const wanted = parseQuantity(typed, max);
    setDraft(undefined);
    if (wanted !== undefined && wanted !== qty) onChange(wanted);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    commit();
  };
  const step = (by: number) => (event: { preventDefault(): void }) => {
    event.preventDefault();
    const next = Math.min(max, Math.max(1, requested.current + by));
    if (next === requested.current) return;
    requested.current = next;
    onChange(next);
  };
  return (
    <StepperRoot role="group" aria-label={label}>
      <button type="submit" name="step" value="-1" aria-label={lessLabel} disabled={qty <= 1} onClick={step(-1)}>
        <Icon name="minus" size="small" />
      </button>
      <input
        name="qty"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-describedby={describedBy}
        value={typed}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      <button type="submit" name="step" value="1" aria-label={moreLabel} disabled={qty >= max} onClick={step(1)}>
        <Icon name="plus" size="small" />
      </button>
    </StepperRoot>
  );
}
