/** The code of a broken rule; the words of a form say it in the reader's language. */
export type ValidationCode = 'required' | 'email';

/** Returns the code of the broken rule, or undefined when the value is fine. */
export type Validator<Value> = (value: Value) => ValidationCode | undefined;

/** A part, an at sign, and a domain of which every label is filled and at least one dot stands inside (content.md §5). */
const EMAIL = /^[^\s@<>(),;:"[\]\\]+@[^\s@.<>(),;:"[\]\\]+(?:\.[^\s@.<>(),;:"[\]\\]+)+$/;

/** The value must be present; whitespace alone counts as empty, and so does an unticked box (content.md §5). */
export const required: Validator<string | boolean | null | undefined> = (value) => {
  const present = typeof value === 'string' ? value.trim() !== '' : value === true;
  return present ? undefined : 'required';
};

/** The domain must contain a dot; an empty value is left to `required` (content.md §5). */
export const email: Validator<string> = (value) => {
  const trimmed = value.trim();
  return trimmed === '' || EMAIL.test(trimmed) ? undefined : 'email';
};

/** The first rule that the value breaks. */
export function firstFault<Value>(value: Value, validators: readonly Validator<Value>[]): ValidationCode | undefined {
  for (const validate of validators) {
    const code = validate(value);
    if (code) return code;
  }
  return undefined;
}
