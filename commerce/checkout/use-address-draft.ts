import { useCallback, useEffect, useMemo } from 'react';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm, useWatch, type Resolver, type UseFormRegisterReturn } from 'react-hook-form';
import type { AddressField, AddressInput, AddressValidation } from '#generated/openapi/cart.ts';
import type { Country } from '#generated/openapi/utilities.ts';
import { fieldsOf, withCountry, type AddressValues } from '#validation/address/address-fields.ts';
import type { Phones } from '#validation/phone/phones.ts';
import type { Speech } from '../cart/speech.ts';
import type { FeatureWords } from '../words/words-for.ts';
import { toAddressInput } from './address-input.ts';
import { addressSchema } from './address-schema.ts';
import { createDraftStore } from './draft-store.ts';

export type FieldErrors = Readonly<Partial<Record<AddressField, string>>>;

export interface AddressDraft {
  readonly country: Country;
  readonly errors: FieldErrors;
  /** What a field shows at first. */
  readonly initial: (field: AddressField) => string;
  /** Binds an input to its field: it is judged when it is left with something in it, and while it is wrong. */
  readonly bind: (field: AddressField) => UseFormRegisterReturn;
  readonly replace: (values: AddressValues) => void;
  /** Judges all; the fields that are wrong, in the form's order. */
  readonly judge: () => Promise<readonly AddressField[]>;
  /** Takes over what the service finds wrong. */
  readonly refuse: (faults: AddressValidation['faults']) => readonly AddressField[];
  /** As calls write it. */
  readonly toInput: () => Promise<AddressInput>;
  /** What was typed has been sent. */
  readonly forget: () => void;
}

export interface AddressDraftOptions {
  readonly purpose: 'shipping' | 'billing';
  readonly cartId: string;
  readonly initial: AddressValues;
  readonly countries: readonly Country[];
  readonly texts: FeatureWords['validation'];
  readonly speech: Speech;
  /** Something was typed. */
  readonly onChange?: () => void;
}

/** Asked for with the first number that is typed: the rules of the world's numbers are the largest part of the checkout. */
async function phonesOf(values: AddressValues, country: Country): Promise<Phones> {
  const { phonesFor } = await import('#validation/phone/phones-for.ts');
  return phonesFor(values.recipientContactPhone ?? '', country);
}

/** An address while it is typed, and what is wrong with it. */
export function useAddressDraft(options: AddressDraftOptions): AddressDraft {
  const { purpose, cartId, initial, countries, texts, speech, onChange } = options;
  const countryOf = (code: string | undefined): Country => {
    const country = countries.find((one) => one.code === code) ?? countries[0];
    if (!country) throw new Error('[cairn] [checkout] the site names no country that it delivers to');
    return country;
  };
  const resolver: Resolver<AddressValues> = async (values, context, settings) => {
    const country = countryOf(values.country);
    const schema = addressSchema({ country, purpose, phones: await phonesOf(values, country) }, ({ code, values: filling }) =>
      speech.say(texts[code], filling),
    );
    return standardSchemaResolver(schema)(complete(values, country), context, settings) as ReturnType<Resolver<AddressValues>>;
  };
  const form = useForm<AddressValues>({ defaultValues: initial, resolver, shouldFocusError: false });
  const { control, formState, getValues, reset, setValue, trigger, clearErrors } = form;
  const { errors } = formState;
  const country = countryOf(useWatch({ control, name: 'country' }));
  const fields = fieldsOf(country, purpose);
  const store = useMemo(() => createDraftStore(() => sessionStorage, purpose, cartId), [purpose, cartId]);

  const showPhone = useCallback(
    async (of: Country): Promise<void> => {
      const typed = getValues('recipientContactPhone') ?? '';
      if (typed.trim() === '') return;
      const shown = (await phonesOf({ recipientContactPhone: typed }, of)).toDisplay(typed, of);
      // The shopper may have typed on while the rules were fetched.
      if (getValues('recipientContactPhone') === typed) setValue('recipientContactPhone', shown);
    },
    [getValues, setValue],
  );
  useEffect(() => {
    const kept = store.read();
    if (kept) reset(kept);
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => store.write(values) });
  }, [form, reset, store]);
  useEffect(() => {
    void showPhone(country);
  }, [showPhone, country]);

  const change = (field: AddressField, value: string): void => {
    onChange?.();
    if (field === 'country') {
      clearErrors();
      for (const [name, kept] of Object.entries(withCountry(getValues(), value))) setValue(name as AddressField, kept);
    } else if (errors[field]) void trigger(field);
  };
  const leave = async (field: AddressField): Promise<void> => {
    if ((getValues(field) ?? '').trim() === '') return;
    if (field === 'recipientContactPhone') await showPhone(country);
    await trigger(field);
  };
  return {
    country,
    errors: Object.fromEntries(fields.map((field) => [field, errors[field]?.message])),
    initial: (field) => (field === 'country' ? country.code : (getValues(field) ?? '')),
    bind: (field) =>
      form.register(field, {
        onChange: (event: { readonly target: { readonly value: string } }) => change(field, event.target.value),
        onBlur: () => void leave(field),
      }),
    replace: (values) => reset(values),
    async judge() {
      await trigger();
      return fields.filter((field) => form.getFieldState(field).error);
    },
    refuse(faults) {
      const shown = faults.filter(({ field }) => fields.includes(field));
      clearErrors();
      for (const { field, message } of shown) form.setError(field, { type: 'service', message });
      return shown.map(({ field }) => field);
    },
    toInput: async () => toAddressInput(getValues(), country, purpose, await phonesOf(getValues(), country)),
    forget: store.forget,
  };
}

function complete(values: AddressValues, country: Country): AddressValues {
  const empty = Object.fromEntries(country.addressFields.map((field) => [field, '']));
  return { ...empty, ...values, country: country.code };
}
