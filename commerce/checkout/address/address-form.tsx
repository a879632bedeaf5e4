import type { ReactElement } from 'react';
import type { AddressField } from '#generated/openapi/shared.ts';
import type { Country } from '#generated/openapi/utilities.ts';
import { isRequired, getLabelKey, getMaxLength, type AddressLabel, type AddressPurpose } from '#validation/address/address-fields.ts';
import { Select } from '#ui/select/select.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import type { CheckoutMessages } from '#generated/messages/checkout/messages.ts';
import { PhoneField } from '../../form/phone-field.tsx';
import { addressAutoComplete } from './address-autocomplete.ts';
import { FieldGrid } from '../steps/step-form.styles.ts';
import type { AddressDraft } from './use-address-draft.ts';

export interface AddressFormProps {
  readonly purpose: AddressPurpose;
  /** Autofill section of the fields; absent for a contact without an address. */
  readonly autoCompleteGroup?: 'shipping' | 'billing';
  /** Selectable countries. */
  readonly countries: readonly Country[];
  readonly draft: AddressDraft;
  readonly messages: CheckoutMessages;
  /** Filters the country's fields; all by default. */
  readonly only?: (field: AddressField) => boolean;
}

/** Names are side by side. Of three place fields the city takes the full width on small screens. */
function getColumnSpan(field: AddressField, places: number): string | undefined {
  if (field === 'recipientFirstName' || field === 'recipientLastName') return 'half';
  if (field === 'city') return places === 3 ? 'third' : 'half';
  if (field === 'stateCityProvDept' || field === 'postalCode') return places === 3 ? 'half third' : 'half';
  return undefined;
}

/** Address fields of the selected country. The draft holds the values, so that they survive when the form unmounts. */
export function AddressForm(props: AddressFormProps): ReactElement {
  const { draft, only = () => true } = props;
  const fields = draft.fields.filter(only);
  const place = (['city', 'stateCityProvDept', 'postalCode'] as const).filter((field) => fields.includes(field));
  return (
    <FieldGrid>
      {fields.map((field) => (
        <div key={field} data-span={getColumnSpan(field, place.length)}>
          <AddressControl {...props} field={field} />
        </div>
      ))}
    </FieldGrid>
  );
}

export function getFieldId({ name }: Pick<AddressDraft, 'name'>, field: AddressField): string {
  return `${name}-${field}`;
}

export function getFieldLabel(field: AddressField, country: Country, messages: CheckoutMessages): string {
  const labels: Readonly<Record<AddressLabel, string>> = {
    recipientFirstName: messages.firstName,
    recipientLastName: messages.lastName,
    streetAddress: messages.streetAddress,
    aptSuite: messages.aptSuite,
    addressLine1: messages.addressLine1,
    addressLine2: messages.addressLine2,
    streetAndNumber: messages.streetAndNumber,
    apartmentFloor: messages.apartmentFloor,
    city: messages.city,
    townOrCity: messages.townOrCity,
    state: messages.state,
    province: messages.province,
    county: messages.county,
    region: messages.region,
    zipCode: messages.zipCode,
    postcode: messages.postcode,
    eircode: messages.eircode,
    postalCode: messages.postalCode,
    country: messages.country,
    recipientContactEmail: messages.email,
    recipientContactPhone: messages.phone,
  };
  return labels[getLabelKey(field, country)];
}

function AddressControl(props: AddressFormProps & { readonly field: AddressField }): ReactElement {
  const { field, purpose, autoCompleteGroup, countries, draft, messages } = props;
  const { country } = draft;
  const needed = isRequired(field, country, purpose);
  const common = {
    ...draft.bind(field),
    id: getFieldId(draft, field),
    label: getFieldLabel(field, country, messages),
    error: draft.errors[field],
    required: needed,
    note: needed ? undefined : messages.optional,
    autoComplete: [`section-${draft.name}`, autoCompleteGroup, addressAutoComplete[field]].filter(Boolean).join(' '),
    defaultValue: draft.initial(field),
  };
  if (field === 'country') return <Select {...common} options={countries.map(({ code, name }) => ({ value: code, label: name }))} />;
  if (field === 'stateCityProvDept' && country.regions.length > 0) {
    const options = country.regions.map(({ code, name }) => ({ value: code, label: name }));
    return <Select {...common} key={country.code} options={options} placeholder={messages.choose} />;
  }
  const text = { ...common, hint: getHint(field), maxLength: getMaxLength(field) };
  if (field === 'recipientContactPhone') return <PhoneField {...text} country={country} />;
  return <TextField {...text} {...getInputProps(field)} />;

  function getHint(of: AddressField): string | undefined {
    if (of === 'postalCode') return messages.example({ example: country.postalCodeExample });
    if (of === 'recipientContactPhone') return messages.phoneHint;
    if (of !== 'recipientContactEmail') return undefined;
    return purpose === 'contact' ? messages.collectEmailHint : messages.emailHint;
  }
}

function getInputProps(field: AddressField) {
  if (field === 'recipientContactEmail') return { type: 'email', inputMode: 'email', spellCheck: false } as const;
  if (field === 'postalCode') return { spellCheck: false, autoCapitalize: 'characters' } as const;
  return {};
}
