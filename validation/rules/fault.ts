/** Codes of the rules. Each has its own message. */
export const faultCodes = [
  'required',
  'email',
  'exactLength',
  'minLength',
  'maxLength',
  'minNumber',
  'maxNumber',
  'date',
  'minDate',
  'maxDate',
  'name',
  'password',
  'phone',
  'pattern',
  'sameAs',
  'postalCode',
  'region',
  'country',
] as const;

export type FaultCode = (typeof faultCodes)[number];

/** A broken rule. `values` fill the placeholders of its message. */
export interface Fault {
  readonly code: FaultCode;
  readonly values?: Readonly<Record<string, string | number>>;
}

/**
 * Returns the rule that a value breaks, or undefined. All but `required` and `sameAs` accept an empty value, as `required` is a rule of its
 * own.
 */
export type Validator<Value = string> = (value: Value) => Fault | undefined;

/** The first rule that the value breaks. */
export function findFirstFault<Value>(value: Value, validators: readonly Validator<Value>[]): Fault | undefined {
  for (const validate of validators) {
    const fault = validate(value);
    if (fault) return fault;
  }
  return undefined;
}

/** Creates a validator for trimmed, non-empty text. */
export function createTextRule(code: FaultCode, isFine: (text: string) => boolean, values?: Fault['values']): Validator {
  return (value) => {
    const text = value.trim();
    return text === '' || isFine(text) ? undefined : { code, ...(values && { values }) };
  };
}
