import type { FormEvent, ReactElement } from 'react';
import { TextField, type TextFieldProps } from '#ui/text-field/text-field.tsx';
import { maskTyped, type MaskedCountry } from '#validation/phone/mask-typed.ts';

interface Props extends Omit<TextFieldProps, 'type' | 'inputMode' | 'onInput'> {
  readonly country: MaskedCountry;
}

/** A phone number, which takes the mask of its country while it is typed. Listeners of changes read the masked text. */
export function PhoneField({ country, ...rest }: Props): ReactElement {
  return <TextField {...rest} type="tel" inputMode="tel" onInput={(event) => applyMask(event, country)} />;
}

function applyMask({ currentTarget: input, nativeEvent }: FormEvent<HTMLInputElement>, country: MaskedCountry): void {
  const { isComposing, inputType } = nativeEvent as InputEvent;
  if (isComposing) return;
  const { value, selectionStart } = input;
  const isDeletingForward = inputType === 'deleteContentForward';
  const { text, caret } = maskTyped({ text: value, caret: selectionStart ?? value.length }, country, { isDeletingForward });
  if (text === value) return;
  input.value = text;
  // A browser fills in fields that have no caret, too.
  if (document.activeElement === input) input.setSelectionRange(caret, caret);
}
