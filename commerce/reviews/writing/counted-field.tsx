import type { ChangeEvent, ReactElement } from 'react';
import { TextAreaField, TextField } from '#ui/text-field/text-field.tsx';
import { countCharacters, validateLength, type LengthFault, type TextLimits } from './text-length.ts';
import { Counter } from './writing.styles.ts';

/** Messages about the length of a field; the catalog features "reviews" and "questions" have them. */
export interface LengthMessages {
  readonly used: (values: { readonly used: number; readonly most: number }) => string;
  readonly tooLong: (values: { readonly over: number }) => string;
  readonly tooShort: (values: { readonly least: number }) => string;
}

export function getLengthText(fault: LengthFault, messages: LengthMessages): string {
  return fault.kind === 'tooLong' ? messages.tooLong({ over: fault.over }) : messages.tooShort({ least: fault.least });
}

interface Props {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly limits: TextLimits;
  readonly messages: LengthMessages;
  /** Error of the latest attempt to send. */
  readonly error?: string;
  readonly note?: string;
  readonly isLong?: boolean;
  readonly required?: boolean;
  readonly autoComplete?: string;
  readonly onChange: (value: string) => void;
}

/** Fraction of the limit from which a single-line field shows its counter. */
const NEARLY_FULL = 0.75;

/** Text field with a counter. A text that is too long is reported while typing and not truncated. */
export function CountedField({ hint, value, limits, messages, error, isLong = false, onChange, ...field }: Props): ReactElement {
  const fault = validateLength(value, limits);
  const live = fault?.kind === 'tooLong' ? getLengthText(fault, messages) : error;
  const used = countCharacters(value);
  const Field = isLong ? TextAreaField : TextField;
  return (
    <Field
      {...field}
      value={value}
      onChange={({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(target.value)}
      error={live}
      hint={
        <Counter>
          <span>{hint}</span>
          {isLong || used > limits.maxLength * NEARLY_FULL ? (
            <span data-part="used" data-over={fault?.kind === 'tooLong' || undefined}>
              {messages.used({ used, most: limits.maxLength })}
            </span>
          ) : null}
        </Counter>
      }
    />
  );
}
