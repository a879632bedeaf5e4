import type { Country } from '#generated/openapi/utilities.ts';
import type { AddressField } from '#generated/openapi/shared.ts';
import { getPhoneMask } from '../phone/masks.ts';
import { americanStates, canadianProvinces, type RegionRecord } from './regions.ts';

/** Formats of addresses and phone numbers of a country: the response of getCountryList without names. Services validate by it too. */
export interface CountryRecord extends Pick<
  Country,
  | 'code'
  | 'dialCode'
  | 'phoneMask'
  | 'streetStyle'
  | 'postalCodeKind'
  | 'postalCodePattern'
  | 'postalCodeExample'
  | 'regionKind'
  | 'currency'
  | 'addressFields'
  | 'requiredFields'
> {
  readonly regions: readonly RegionRecord[];
}

type Source = Omit<CountryRecord, 'phoneMask' | 'addressFields' | 'requiredFields'> & {
  /** Order of town, region and postal code. */
  readonly place: readonly AddressField[];
};

const TOWN_FIRST = ['city', 'postalCode'] as const;
const CODE_FIRST = ['postalCode', 'city'] as const;
const WITH_REGION = ['city', 'stateCityProvDept', 'postalCode'] as const;

const sources: readonly Source[] = [
  {
    code: 'US',
    dialCode: '1',
    streetStyle: 'streetAddress',
    postalCodeKind: 'zipCode',
    postalCodePattern: '^[0-9]{5}(?:-?[0-9]{4})?$',
    postalCodeExample: '80302',
    currency: 'USD',
    regionKind: 'state',
    regions: americanStates,
    place: WITH_REGION,
  },
  {
    code: 'CA',
    dialCode: '1',
    streetStyle: 'streetAddress',
    postalCodeKind: 'postalCode',
    postalCodePattern: '^[ABCEGHJ-NPRSTVXY][0-9][ABCEGHJ-NPRSTV-Z] ?[0-9][ABCEGHJ-NPRSTV-Z][0-9]$',
    postalCodeExample: 'M5V 2T6',
    currency: 'CAD',
    regionKind: 'province',
    regions: canadianProvinces,
    place: WITH_REGION,
  },
  {
    code: 'GB',
    dialCode: '44',
    streetStyle: 'addressLines',
    postalCodeKind: 'postcode',
    postalCodePattern: '^(?:GIR ?0AA|[A-Z]{1,2}[0-9][A-Z0-9]? ?[0-9][ABD-HJLNP-UW-Z]{2})$',
    postalCodeExample: 'CA12 5BJ',
    currency: 'GBP',
    regions: [],
    place: TOWN_FIRST,
  },
  {
    code: 'DE',
    dialCode: '49',
    streetStyle: 'streetAndNumber',
    postalCodeKind: 'postalCode',
    postalCodePattern: '^[0-9]{5}$',
    postalCodeExample: '80469',
    currency: 'EUR',
    regions: [],
    place: CODE_FIRST,
  },
  {
    code: 'AT',
    dialCode: '43',
    streetStyle: 'streetAndNumber',
    postalCodeKind: 'postalCode',
    postalCodePattern: '^[0-9]{4}$',
    postalCodeExample: '1010',
    currency: 'EUR',
    regions: [],
    place: CODE_FIRST,
  },
  {
    code: 'CH',
    dialCode: '41',
    streetStyle: 'streetAndNumber',
    postalCodeKind: 'postalCode',
    postalCodePattern: '^[0-9]{4}$',
    postalCodeExample: '8001',
    currency: 'CHF',
    regions: [],
    place: CODE_FIRST,
  },
  {
    code: 'FR',
    dialCode: '33',
    streetStyle: 'streetAndNumber',
    postalCodeKind: 'postalCode',
    postalCodePattern: '^[0-9]{5}$',
    postalCodeExample: '75011',
    currency: 'EUR',
    regions: [],
    place: CODE_FIRST,
  },
  {
    code: 'IE',
    dialCode: '353',
    streetStyle: 'addressLines',
    postalCodeKind: 'eircode',
    postalCodePattern: '^(?:[A-Z][0-9]{2}|D6W) ?[0-9A-Z]{4}$',
    postalCodeExample: 'D02 AF30',
    currency: 'EUR',
    regions: [],
    place: TOWN_FIRST,
  },
  {
    code: 'NL',
    dialCode: '31',
    streetStyle: 'streetAndNumber',
    postalCodeKind: 'postalCode',
    postalCodePattern: '^[1-9][0-9]{3} ?[A-Z]{2}$',
    postalCodeExample: '1012 AB',
    currency: 'EUR',
    regions: [],
    place: CODE_FIRST,
  },
];

function complete({ place, ...source }: Source): CountryRecord {
  const addressFields: AddressField[] = [
    'country',
    'recipientFirstName',
    'recipientLastName',
    'addressLine1',
    'addressLine2',
    ...place,
    'recipientContactEmail',
    'recipientContactPhone',
  ];
  return {
    ...source,
    phoneMask: getPhoneMask(source.dialCode),
    addressFields,
    requiredFields: addressFields.filter((field) => field !== 'addressLine2'),
  };
}

export const countries: readonly CountryRecord[] = sources.map(complete);

export function findCountry(code: string | undefined): CountryRecord | undefined {
  return countries.find((country) => country.code === code);
}
