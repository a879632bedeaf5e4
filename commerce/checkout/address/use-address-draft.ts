import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useForm, type Resolver, type UseFormRegisterReturn } from 'react-hook-form';
import type { AddressValidation } from '#generated/openapi/cart.ts';
import type { AddressField, AddressInput } from '#generated/openapi/shared.ts';
import type { Country } from '#generated/openapi/utilities.ts';
import { getFields, changeCountry, type AddressPurpose, type AddressValues } from '#validation/address/address-fields.ts';
import { validateAddress } from '#validation/address/validate-address.ts';
import { createStoredPhones } from '#validation/phone/known-phone.ts';
import type { ValidationMessages } from '#generated/messages/validation/messages.ts';
import type { MessageData } from '#messages/runtime/compiled.ts';
import { formatMessage } from '#messages/runtime/format-message.ts';
import type { Phones } from '#validation/phone/phones.ts';
import { toAddressInput } from './address-input.ts';
import { createDraftStore } from './draft-store.ts';

export type FieldErrors = Readonly<Partial<Record<AddressField, string>>>;

export interface AddressDraft {
  /** Prefix of the field ids. */
  readonly name: string;
  readonly country: Country;
  /** Fields in form order. */
  readonly fields: readonly AddressField[];
  readonly errors: FieldErrors;
  /** Initial value of a field. */
  readonly initial: (field: AddressField) => string;
  /** Props that bind an input to its field. A field is validated on blur if it has a value, and on input while it is invalid. */
  readonly bind: (field: AddressField) => UseFormRegisterReturn;
  readonly replace: (values: AddressValues) => void;
  /**
   * Validates all fields.
   * @returns the invalid ones in form order
   */
  readonly validate: () => Promise<readonly AddressField[]>;
  /**
   * Shows errors of the service.
   * @returns their fields in form order
   */
  readonly showErrors: (faults: AddressValidation['faults']) => readonly AddressField[];
  /** The address as a request has it. */
  readonly toInput: () => Promise<AddressInput>;
  /** Deletes the stored draft after it was sent. */
  readonly deleteDraft: () => void;
}

export interface AddressDraftOptions {
  readonly purpose: AddressPurpose;
  /** Distinguishes forms with the same purpose; by default the purpose. */
  readonly name?: string;
  /** Selects fields to show before all others; the rest are in the country's order. */
  readonly isFirst?: (field: AddressField) => boolean;
  readonly cartId: string;
  readonly initial: AddressValues;
  readonly countries: readonly Country[];
  readonly messages: MessageData<ValidationMessages>;
  /** BCP 47, e.g. "en-US". */
  readonly languageTag: string;
  /** Called when values change, by input or from the stored draft. */
  readonly onChange?: (values: AddressValues) => void;
}

/** Loads the phone rules of all countries, a large chunk, only for a number that the loaded rules do not cover. */
async function loadPhones(text: string, country: Country, known: Phones): Promise<Phones> {
  if (text.trim() === '' || known.covers(text, country)) return known;
  const { loadPhones: phonesFor } = await import('#validation/phone/load-phones.ts');
  return phonesFor(text, country);
}

/** State of an address form: values, validation and the stored draft. */
export function useAddressDraft(options: AddressDraftOptions): AddressDraft {
  const { purpose, name = purpose, isFirst = () => false, cartId, initial, countries, messages, languageTag, onChange } = options;
  const getCountry = (code: string | undefined): Country => {
    const country = countries.find((one) => one.code === code) ?? countries[0];
    if (!country) throw new Error('[cairn] [checkout] the site names no country that it delivers to');
    return country;
  };
  const stored = initial.recipientContactPhone ?? '';
  const known = useMemo(() => createStoredPhones(stored), [stored]);
  const loadResolver: Resolver<AddressValues> = async (values) => {
    const at = getCountry(values.country);
    const phones = await loadPhones(values.recipientContactPhone ?? '', at, known);
    const faults = Object.entries(validateAddress({ ...values, country: at.code }, { country: at, purpose, phones }));
    const broken = faults.map(([field, { code, values: filling }]) => [
      field,
      { type: code, message: formatMessage(messages[code], languageTag, filling) },
    ]);
    return faults.length === 0 ? { values, errors: {} } : { values: {}, errors: Object.fromEntries(broken) };
  };
  const form = useForm<AddressValues>({ defaultValues: initial, resolver: loadResolver, shouldFocusError: false });
  const { formState, getValues, reset, setValue, trigger, clearErrors } = form;
  const { errors } = formState;
  const [code, setCode] = useState(initial.country);
  const country = getCountry(code);
  const ofCountry = getFields(country, purpose);
  const fields = [...ofCountry.filter(isFirst), ...ofCountry.filter((field) => !isFirst(field))];
  const store = useMemo(() => createDraftStore(() => sessionStorage, name, cartId), [name, cartId]);
  const typedEarly = useRef(new Map<AddressField, string>());
  const seenInputs = useRef(new WeakSet<HTMLInputElement>());

  const showPhone = useCallback(
    async (of: Country): Promise<void> => {
      const typed = getValues('recipientContactPhone') ?? '';
      if (typed.trim() === '') return;
      const shown = (await loadPhones(typed, of, known)).toDisplay(typed, of);
      // The shopper may have typed while the rules were loading.
      if (getValues('recipientContactPhone') === typed) setValue('recipientContactPhone', shown);
    },
    [getValues, known, setValue],
  );
  const notifyChange = useEffectEvent((values: AddressValues) => onChange?.(values));
  useEffect(() => {
    const stored = store.read();
    const stop = form.subscribe({
      formState: { values: true },
      callback({ values }) {
        store.write(values);
        setCode(values.country);
      },
    });
    const early = Object.fromEntries(typedEarly.current);
    // Otherwise a later cart would restore this value over newer input.
    typedEarly.current.clear();
    if (stored || Object.keys(early).length > 0) {
      const values = { ...getValues(), ...stored, ...early };
      reset(values);
      store.write(values);
      notifyChange(values);
    }
    return stop;
  }, [form, getValues, reset, store]);
  useEffect(() => {
    void showPhone(country);
  }, [showPhone, country]);

  const change = (field: AddressField, value: string): void => {
    if (field === 'country') {
      clearErrors();
      // A recognized number keeps its dial code when the country changes.
      const e164 = known.toE164(getValues('recipientContactPhone') ?? '', country);
      if (e164) setValue('recipientContactPhone', e164);
      for (const [name, stored] of Object.entries(changeCountry(getValues(), value))) setValue(name as AddressField, stored);
    } else if (errors[field]) void trigger(field);
    onChange?.(getValues());
  };
  const leave = async (field: AddressField): Promise<void> => {
    if ((getValues(field) ?? '').trim() === '') return;
    if (field === 'recipientContactPhone') await showPhone(country);
    await trigger(field);
  };
  return {
    name,
    country,
    fields,
    errors: Object.fromEntries(fields.map((field) => [field, errors[field]?.message])),
    initial: (field) => (field === 'country' ? country.code : (getValues(field) ?? '')),
    bind(field) {
      const { ref, ...bound } = form.register(field, {
        onChange: (event: { readonly target: { readonly value: string } }) => change(field, event.target.value),
        onBlur: () => void leave(field),
      });
      return {
        ...bound,
        ref(element: unknown) {
          // The form library overwrites text that was typed before hydration.
          if (element instanceof HTMLInputElement && !seenInputs.current.has(element)) {
            seenInputs.current.add(element);
            if (element.value !== element.defaultValue) typedEarly.current.set(field, element.value);
          }
          ref(element);
        },
      };
    },
    replace(values) {
      reset(values);
      void showPhone(getCountry(values.country));
    },
    async validate() {
      await trigger();
      return fields.filter((field) => form.getFieldState(field).error);
    },
    showErrors(faults) {
      const shown = faults.filter(({ field }) => fields.includes(field));
      clearErrors();
      for (const { field, message } of shown) form.setError(field, { type: 'service', message });
      return fields.filter((field) => shown.some((fault) => fault.field === field));
    },
    toInput: async () =>
      toAddressInput(getValues(), country, purpose, await loadPhones(getValues('recipientContactPhone') ?? '', country, known)),
    deleteDraft: store.forget,
  };
}
