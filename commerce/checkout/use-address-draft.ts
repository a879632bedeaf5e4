import { useState } from 'react';
import type { AddressField, AddressValidation } from '#generated/openapi/cart.ts';
import type { Country } from '#generated/openapi/utilities.ts';
import type { Speech } from '../cart/speech.ts';
import type { CheckoutWords } from './address-form.tsx';
import { fieldsOf, judgeAddress, judgeField, longest, type AddressValues, type FieldFault } from './address-rules.ts';

export type FieldErrors = Readonly<Partial<Record<AddressField, string>>>;

export interface AddressDraft {
  readonly values: AddressValues;
  readonly country: Country;
  readonly errors: FieldErrors;
  readonly change: (values: AddressValues) => void;
  /** Judges a field that was left. */
  readonly leave: (field: AddressField) => void;
  /** Judges all; the fields that are wrong, in the form's order. */
  readonly judge: () => readonly AddressField[];
  /** Takes over what the service finds wrong. */
  readonly refuse: (faults: AddressValidation['faults']) => readonly AddressField[];
}

/** An address while it is typed, and what is wrong with it: a field is judged when it is left, and again while it is wrong. */
export function useAddressDraft(
  kind: 'shipping' | 'billing',
  initial: AddressValues,
  countries: readonly Country[],
  words: CheckoutWords,
  { say }: Speech,
): AddressDraft {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors>({});
  const country = countries.find(({ code }) => code === values.country) ?? countries[0];
  if (!country) throw new Error('[cairn] [checkout] the site names no country that it delivers to');
  const textOf = (fault: FieldFault, field: AddressField): string => say(words[fault], { max: longest[field] });

  return {
    values: { ...values, country: country.code },
    country,
    errors,
    change(next) {
      setValues(next);
      const isOther = next.country !== country.code;
      const judged = Object.keys(errors).flatMap((name) => {
        const field = name as AddressField;
        if (isOther || next[field] === values[field]) return isOther ? [] : [[field, errors[field]] as const];
        const fault = judgeField(field, next[field]?.trim() ?? '', country);
        return fault ? [[field, textOf(fault, field)] as const] : [];
      });
      setErrors(Object.fromEntries(judged));
    },
    leave(field) {
      const fault = judgeField(field, values[field]?.trim() ?? '', country);
      setErrors((before) => ({ ...before, [field]: fault && textOf(fault, field) }));
    },
    judge() {
      const faults = judgeAddress({ ...values, country: country.code }, country, kind);
      const wrong = fieldsOf(country, kind).filter((field) => faults[field] !== undefined);
      setErrors(Object.fromEntries(wrong.map((field) => [field, textOf(faults[field] ?? 'required', field)])));
      return wrong;
    },
    refuse(faults) {
      const shown = faults.filter(({ field }) => fieldsOf(country, kind).includes(field));
      setErrors(Object.fromEntries(shown.map(({ field, message }) => [field, message])));
      return shown.map(({ field }) => field);
    },
  };
}
