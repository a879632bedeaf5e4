import { maskTypedText, type MaskedCountry } from './mask-typed.ts';

/** Applies the country's mask to an input after it has changed. Call it for each input event. */
export function maskInput(input: HTMLInputElement, event: Event, country: MaskedCountry): void {
  const { isComposing, inputType } = event as InputEvent;
  if (isComposing) return;
  const { value, selectionStart } = input;
  const isDeletingForward = inputType === 'deleteContentForward';
  const { text, caret } = maskTypedText({ text: value, caret: selectionStart ?? value.length }, country, { isDeletingForward });
  if (text === value) return;
  input.value = text;
  // Autofill also fills fields that are not focused.
  if (document.activeElement === input) input.setSelectionRange(caret, caret);
}
