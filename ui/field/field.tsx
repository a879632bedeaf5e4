import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { FieldError, FieldHint, FieldLabel, FieldRoot } from './field.styles.ts';

export interface FieldTexts {
  readonly label: string;
  /** Hides the label visually. */
  readonly labelHidden?: boolean;
  /** For example "(optional)". */
  readonly note?: string;
  readonly hint?: ReactNode;
  /** Shown below the control and part of its description; its presence makes the control invalid. */
  readonly error?: ReactNode;
}

export interface FieldProps extends FieldTexts {
  readonly id: string;
  readonly children: ReactNode;
}

/** Ids of the hint and the error of a control, for `aria-describedby`. */
export function getDescribedBy(id: string, words: Pick<FieldTexts, 'hint' | 'error'>): string | undefined {
  return [words.error && `${id}-error`, words.hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
}

/** Label, control, hint and error in this order. The error's element always exists, so that changes are announced. */
export function Field({ id, label, labelHidden = false, note, hint, error, children }: FieldProps): ReactElement {
  return (
    <FieldRoot>
      <FieldLabel htmlFor={id} data-hidden={labelHidden || undefined}>
        {label}
        {note ? <span> {note}</span> : null}
      </FieldLabel>
      {children}
      {hint ? <FieldHint id={`${id}-hint`}>{hint}</FieldHint> : null}
      <div aria-live="polite" hidden={!error}>
        {error ? (
          <FieldError id={`${id}-error`}>
            <Icon name="alert" size="small" />
            <span>{error}</span>
          </FieldError>
        ) : null}
      </div>
    </FieldRoot>
  );
}
