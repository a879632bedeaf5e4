import { addressAutoComplete } from '#commerce/checkout/address/address-autocomplete.ts';
import { toAddressInput, toAddressValues } from '#commerce/checkout/address/address-input.ts';
import type { Address, AddressInput } from '#generated/openapi/shared.ts';
import type { Country } from '#generated/openapi/utilities.ts';
import { getFields, isRequired, getLabelKey, getMaxLength, type AddressValues } from '#validation/address/address-fields.ts';
import { validateAddress } from '#validation/address/validate-address.ts';
import { allPhones } from '#validation/phone/all-phones.ts';
import type { CustomerContext } from './account-context.ts';
import { getAddressLabels } from './address-labels.ts';
import type { FieldDefinition, FormDefinition, FormValues } from './form-definition.ts';

export interface AddressSubject {
  readonly purpose: Address['approachType'];
  readonly countries: readonly Country[];
  /** The site's country. */
  readonly country: Country;
  /** The address that is edited; undefined for a new one. */
  readonly address: Address | undefined;
  /** The address belongs to an order: its region cannot change, and it is not in the address book. */
  readonly isOrderAddress?: true;
}

interface AddressForm extends Omit<FormDefinition, 'send'> {
  /** Returns the values in the form of the call. */
  readonly read: (values: FormValues) => AddressInput & { readonly main: boolean };
}

/** A guest has no profile. */
type FormContext = Pick<CustomerContext, 'messages'> & Partial<Pick<CustomerContext, 'profile'>>;

/** The form of an address in its own country's format; a new address uses the site's country. */
export function createAddressForm(
  { messages, profile }: FormContext,
  { purpose, countries, country: site, address, isOrderAddress }: AddressSubject,
): AddressForm {
  const kind = purpose === 'S' ? 'shipping' : 'billing';
  const country = countries.find(({ code }) => code === address?.country) ?? site;
  const { firstName, lastName, email, phone } = profile?.consumerDetails ?? {};
  const known: AddressValues = address
    ? toAddressValues(address)
    : { recipientFirstName: firstName, recipientLastName: lastName, recipientContactEmail: email, recipientContactPhone: phone };
  const labels = getAddressLabels(messages);
  const fieldNames = getFields(country, kind).filter((field) => field !== 'country');
  const readAddress = (values: FormValues): AddressValues => ({
    ...Object.fromEntries(fieldNames.map((field) => [field, values.text(field)])),
    country: country.code,
  });
  const fields = fieldNames.map((field): FieldDefinition => {
    const value = known[field] ?? '';
    const isNeeded = isRequired(field, country, kind);
    const isChoice = field === 'stateCityProvDept' && country.regions.length > 0;
    return {
      name: field,
      kind: isChoice ? 'select' : field === 'recipientContactPhone' ? 'tel' : field === 'recipientContactEmail' ? 'email' : 'text',
      label: labels[getLabelKey(field, country)],
      autoComplete: `${kind} ${addressAutoComplete[field]}`,
      ...(isNeeded ? { required: true } : { note: messages.optional }),
      ...(field === 'recipientFirstName' || field === 'recipientLastName' || field === 'city' || field === 'postalCode'
        ? { span: 'half' }
        : {}),
      maxLength: getMaxLength(field),
      ...(field === 'recipientContactPhone'
        ? {
            phone: { dialCode: country.dialCode, phoneMask: country.phoneMask },
            format: (typed: string) => allPhones.toDisplay(typed, country),
          }
        : {}),
      value: field === 'recipientContactPhone' && value !== '' ? allPhones.toDisplay(value, country) : value,
      ...(isChoice ? { options: getRegionOptions(country, isOrderAddress ? value : undefined, messages.choose) } : {}),
    };
  });
  const main: FieldDefinition = { name: 'main', kind: 'checkbox', label: messages.makeMain, value: address?.main ? 'on' : '' };
  return {
    id: 'address',
    title: country.name,
    fields: address?.main || isOrderAddress ? fields : [...fields, main],
    submit: messages.save,
    validate: (values) => validateAddress(readAddress(values), { country, purpose: kind, phones: allPhones }),
    read: (values) => ({ ...toAddressInput(readAddress(values), country, kind, allPhones), main: values.isTicked('main') }),
  };
}

/** All regions, or only the region that cannot change. */
function getRegionOptions({ regions }: Country, fixedRegion: string | undefined, choose: string): NonNullable<FieldDefinition['options']> {
  const all = regions.map(({ code, name }) => ({ value: code, label: name }));
  return fixedRegion ? all.filter(({ value }) => value === fixedRegion) : [{ value: '', label: choose }, ...all];
}
