import type { ReactElement } from 'react';
import type { ContactMessages } from '#generated/messages/contact/messages.ts';
import { TextAreaField } from '#ui/text-field/text-field.tsx';
import { countCharacters, validateLength } from '../reviews/writing/text-length.ts';
import { Counter } from '../reviews/writing/writing.styles.ts';

interface Props {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
  readonly messages: ContactMessages;
  readonly error?: string;
  readonly required?: boolean;
  readonly onChange: (value: string) => void;
}

/** Text area with a character counter. A text that is too long is reported while typing and not truncated. */
export function MessageField({ value, maxLength, messages, error, onChange, ...field }: Props): ReactElement {
  const fault = validateLength(value, { maxLength });
  const isOver = fault?.kind === 'tooLong';
  return (
    <TextAreaField
      {...field}
      rows={6}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={isOver ? messages.tooLong({ over: fault.over }) : error}
      hint={
        <Counter>
          <span />
          <span data-part="used" data-over={isOver || undefined}>
            {messages.used({ used: countCharacters(value), most: maxLength })}
          </span>
        </Counter>
      }
    />
  );
}
