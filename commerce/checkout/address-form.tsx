import type { ReactElement } from 'react';
import type { AddressField } from '#generated/openapi/cart.ts';
import type { Country } from '#generated/openapi/utilities.ts';
import { Select } from '#ui/select/select.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import type { Speech } from '../cart/speech.ts';
import type { FeatureWords } from '../words/words-for.ts';
import { fieldsOf, longest, withCountry, type AddressValues } from './address-rules.ts';
import { maskedPhone } from './phone.ts';
import { FieldGrid } from './step-form.styles.ts';

export type CheckoutWords = FeatureWords['checkout'];

export interface AddressFormProps {
  readonly kind: 'shipping' | 'billing';
  /** Those that may be chosen. */
  readonly countries: readonly Country[];
  readonly country: Country;
  readonly values: AddressValues;
  readonly errors: Readonly<Partial<Record<AddressField, string>>>;
  readonly words: CheckoutWords;
  readonly speech: Speech;
  readonly onChange: (values: AddressValues) => void;
  /** A field was left with something in it: it may be judged. */
  readonly onLeave: (field: AddressField) => void;
  /** Only these; all of the country's by default. */
  readonly only?: (field: AddressField) => boolean;
}

const autoComplete: Readonly<Record<AddressField, string>> = {
  recipientFirstName: 'given-name',
  recipientLastName: 'family-name',
  addressLine1: 'address-line1',
  addressLine2: 'address-line2',
  city: 'address-level2',
  stateCityProvDept: 'address-level1',
  postalCode: 'postal-code',
  country: 'country',
  recipientContactEmail: 'email',
  recipientContactPhone: 'tel',
};

/** Names side by side; of the three that name a place the city is as wide as the form on small screens. */
function spanOf(field: AddressField, places: number): string | undefined {
  if (field === 'recipientFirstName' || field === 'recipientLastName') return 'half';
  if (field === 'city') return places === 3 ? 'third' : 'half';
  if (field === 'stateCityProvDept' || field === 'postalCode') return places === 3 ? 'half third' : 'half';
  return undefined;
}

/** The fields of an address as its country wants them. The parent keeps the values, so that nothing is lost with the form. */
export function AddressForm(props: AddressFormProps): ReactElement {
  const { kind, country, only = () => true } = props;
  const fields = fieldsOf(country, kind).filter(only);
  const place = (['city', 'stateCityProvDept', 'postalCode'] as const).filter((field) => fields.includes(field));
  return (
    <FieldGrid>
      {fields.map((field) => (
        <div key={field} data-span={spanOf(field, place.length)}>
          <AddressControl {...props} field={field} />
        </div>
      ))}
    </FieldGrid>
  );
}

export function fieldId(kind: AddressFormProps['kind'], field: AddressField): string {
  return `${kind}-${field}`;
}

export function labelOf(field: AddressField, country: Country, words: CheckoutWords): string {
  const regions = { state: words.regionState, province: words.regionProvince, county: words.regionCounty };
  const labels: Readonly<Record<AddressField, string>> = {
    recipientFirstName: words.firstName,
    recipientLastName: words.lastName,
    addressLine1: words.addressLine1,
    addressLine2: words.addressLine2,
    city: words.city,
    stateCityProvDept: country.regionKind ? regions[country.regionKind] : words.region,
    postalCode: words.postalCode,
    country: words.country,
    recipientContactEmail: words.email,
    recipientContactPhone: words.phone,
  };
  return labels[field];
}

function AddressControl({
  field,
  kind,
  countries,
  country,
  values,
  errors,
  words,
  speech: { say },
  onChange,
  onLeave,
}: AddressFormProps & { readonly field: AddressField }): ReactElement {
  const required = country.requiredFields.includes(field);
  const value = values[field] ?? '';
  const common = {
    id: fieldId(kind, field),
    name: field,
    label: labelOf(field, country, words),
    error: errors[field],
    required,
    autoComplete: `section-${kind} ${kind} ${autoComplete[field]}`,
  };
  const set = (next: string): void => onChange({ ...values, [field]: next });
  if (field === 'country') {
    const options = countries.map(({ code, name }) => ({ value: code, label: name }));
    return (
      <Select
        {...common}
        options={options}
        value={country.code}
        onChange={(event) => onChange(withCountry(values, event.currentTarget.value))}
      />
    );
  }
  if (field === 'stateCityProvDept' && country.regions.length > 0) {
    const options = country.regions.map(({ code, name }) => ({ value: code, label: name }));
    return (
      <Select {...common} options={options} placeholder={words.choose} value={value} onChange={(event) => set(event.currentTarget.value)} />
    );
  }
  const leave = (): void => {
    if (value.trim() === '') return;
    if (field === 'recipientContactPhone') set(maskedPhone(value, country));
    onLeave(field);
  };
  return (
    <TextField
      {...common}
      {...inputOf(field)}
      hint={hintOf(field)}
      maxLength={longest[field]}
      value={value}
      onChange={(event) => set(event.currentTarget.value)}
      onBlur={leave}
    />
  );

  function hintOf(of: AddressField): string | undefined {
    if (of === 'postalCode') return say(words.example, { example: country.postalCodeExample });
    if (of === 'recipientContactPhone') return words.phoneHint;
    return of === 'recipientContactEmail' ? words.emailHint : undefined;
  }
}

function inputOf(field: AddressField) {
  if (field === 'recipientContactEmail') return { type: 'email', inputMode: 'email', spellCheck: false } as const;
  if (field === 'recipientContactPhone') return { type: 'tel', inputMode: 'tel' } as const;
  if (field === 'postalCode') return { spellCheck: false, autoCapitalize: 'characters' } as const;
  return {};
}
