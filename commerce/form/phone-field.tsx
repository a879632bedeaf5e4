import type { ReactElement } from 'react';
import { TextField, type TextFieldProps } from '#ui/text-field/text-field.tsx';
import { maskInput } from '#validation/phone/mask-input.ts';
import type { MaskedCountry } from '#validation/phone/mask-typed.ts';

interface Props extends Omit<TextFieldProps, 'type' | 'inputMode' | 'onInput'> {
  readonly country: MaskedCountry;
}

/** Phone number field that applies its country's mask while typing. Change listeners receive the masked text. */
export function PhoneField({ country, ...rest }: Props): ReactElement {
  return (
    <TextField
      {...rest}
      type="tel"
      inputMode="tel"
      onInput={({ currentTarget, nativeEvent }) => maskInput(currentTarget, nativeEvent, country)}
    />
  );
}
