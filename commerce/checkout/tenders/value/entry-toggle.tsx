import { useEffect, useRef, useState, type FormEvent, type ReactElement, type ReactNode } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import type { PaymentTexts } from '../tender.ts';
import { EntryForm } from './value-section.styles.ts';

interface Props {
  /** Label of the button that opens the form. */
  readonly label: string;
  readonly texts: PaymentTexts;
  /** Number of fields. */
  readonly fields: 1 | 2;
  /** @returns whether the form is complete */
  readonly onSubmit: () => Promise<boolean>;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** A button that opens a small form. Enter submits it; it closes once its payment is added. */
export function EntryToggle({ label, texts: { messages }, fields, onSubmit, onCancel, children }: Props): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const opener = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) form.current?.querySelector('input')?.focus();
  }, [isOpen]);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const isDone = await onSubmit();
    setBusy(false);
    if (isDone) setOpen(false);
  };
  const cancel = (): void => {
    onCancel();
    setOpen(false);
    // The button is rendered with the next frame.
    requestAnimationFrame(() => opener.current?.querySelector('button')?.focus());
  };
  if (!isOpen) {
    return (
      <div ref={opener}>
        <Button variant="text-link" onClick={() => setOpen(true)}>
          <Icon name="plus" size="small" /> {label}
        </Button>
      </div>
    );
  }
  return (
    <EntryForm
      ref={form}
      noValidate
      data-fields={fields}
      aria-label={label}
      aria-busy={isBusy || undefined}
      onSubmit={(event) => void submit(event)}
    >
      {children}
      <div data-part="actions">
        <Button type="submit" variant="outline" pending={isBusy}>
          {isBusy ? messages.applying : messages.apply}
        </Button>
        <Button variant="text-link" onClick={cancel}>
          {messages.cancel}
        </Button>
      </div>
    </EntryForm>
  );
}
