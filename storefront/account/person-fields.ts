import type { ProfileChange } from '#generated/openapi/consumer.ts';
import type { Country } from '#generated/openapi/utilities.ts';
import { signUpRequestLimits } from '#generated/openapi/limits.ts';
import { getLabelKey } from '#validation/address/address-fields.ts';
import { allPhones } from '#validation/phone/all-phones.ts';
import { createDate, maxDate, minDate, parseDate } from '#validation/rules/date.ts';
import { name as nameRule } from '#validation/rules/name.ts';
import { createPhone as phoneRule } from '#validation/rules/phone.ts';
import { postalCode as postalCodeRule } from '#validation/rules/postal-code.ts';
import type { AccountContext } from './account-context.ts';
import { getAddressLabels } from './address-labels.ts';
import { getDateFormat, formatDay, getReadableFormat } from './date-format.ts';
import type { FieldDefinition, FormValues } from './form-definition.ts';

/** Placeholder of a missing date of birth. */
const NO_BIRTH_DATE = '1900-01-01';

/** Personal details that fill in a form. */
export type Person = Partial<Readonly<Record<'firstName' | 'lastName' | 'phone' | 'birthDate' | 'postalCode', string>>>;

export type PersonField = keyof Person;

/** All personal details of a profile, in the form's order. */
const allPersonFields = ['firstName', 'lastName', 'phone', 'birthDate', 'postalCode'] as const satisfies readonly PersonField[];

interface PersonQuestion {
  readonly names?: readonly PersonField[];
  /** Known details. */
  readonly person?: Person;
  /** All fields are required. */
  readonly isRequired?: boolean;
}

/** Fields for personal details. Names are always required, other details are optional unless `isRequired` is set. */
export function createPersonFields(
  context: Pick<AccountContext, 'request' | 'messages'>,
  country: Country,
  { names = allPersonFields, person = {}, isRequired = false }: PersonQuestion = {},
): readonly FieldDefinition[] {
  const { messages, request } = context;
  const format = getDateFormat(request.site.country);
  const shown = getReadableFormat(format, messages);
  const today = formatDay(request.services.now().toISOString().slice(0, 10), format);
  const { firstName, lastName, postalCode } = signUpRequestLimits;
  const optional = isRequired ? { required: true } : { note: messages.optional };
  const known: readonly (FieldDefinition & { readonly name: PersonField })[] = [
    {
      name: 'firstName',
      kind: 'text',
      label: messages.firstName,
      autoComplete: 'given-name',
      required: true,
      span: 'half',
      maxLength: firstName.maxLength,
      rules: [nameRule],
      value: person.firstName,
    },
    {
      name: 'lastName',
      kind: 'text',
      label: messages.lastName,
      autoComplete: 'family-name',
      required: true,
      span: 'half',
      maxLength: lastName.maxLength,
      rules: [nameRule],
      value: person.lastName,
    },
    {
      name: 'phone',
      kind: 'tel',
      label: messages.phone,
      autoComplete: 'tel',
      ...optional,
      phone: { dialCode: country.dialCode, phoneMask: country.phoneMask },
      rules: [phoneRule(allPhones, country)],
      format: (typed) => allPhones.toDisplay(typed, country),
      value: person.phone === undefined ? undefined : allPhones.toDisplay(person.phone, country),
    },
    {
      name: 'birthDate',
      kind: 'text',
      label: messages.birthDate,
      autoComplete: 'bday',
      ...optional,
      span: 'half',
      hints: [messages.birthDateHint({ format: shown, example: formatDay('1990-04-23', format) })],
      rules: [createDate(format, shown), minDate(formatDay(NO_BIRTH_DATE, format), format), maxDate(today, format)],
      value: person.birthDate === undefined || person.birthDate === NO_BIRTH_DATE ? undefined : formatDay(person.birthDate, format),
    },
    {
      name: 'postalCode',
      kind: 'text',
      label: getAddressLabels(messages)[getLabelKey('postalCode', country)],
      autoComplete: 'postal-code',
      ...optional,
      span: 'half',
      maxLength: postalCode.maxLength,
      rules: [postalCodeRule(country)],
      value: person.postalCode,
    },
  ];
  return known.filter(({ name }) => names.includes(name));
}

/** The submitted details in the form of the call, without empty values. */
export function readPerson(values: FormValues, { request }: Pick<AccountContext, 'request'>, country: Country): Person {
  const birthDate = parseDate(values.text('birthDate'), getDateFormat(request.site.country));
  const phone = allPhones.toE164(values.text('phone'), country);
  const typed = {
    firstName: values.text('firstName'),
    lastName: values.text('lastName'),
    postalCode: values.text('postalCode'),
    phone,
    birthDate,
  };
  return Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined && value !== ''));
}

/** The submitted details of an existing profile: empty values are removed from it. */
export function readPersonChange(
  values: FormValues,
  context: Pick<AccountContext, 'request'>,
  country: Country,
): NonNullable<ProfileChange['consumerDetails']> {
  return { phone: null, postalCode: null, birthDate: NO_BIRTH_DATE, ...readPerson(values, context, country) };
}

/** The details that the profile lacks. */
export function getMissingFields(person: Person): readonly PersonField[] {
  return allPersonFields.filter((field) => person[field] === undefined || person[field] === NO_BIRTH_DATE);
}
