import { americanStates, canadianProvinces, type RegionRecord } from './regions.ts';

/** How a country writes addresses and telephone numbers. */
export interface CountryRecord {
  readonly code: string;
  readonly dialCode: string;
  /** An X for each digit after the dial code (commerce.md §5). */
  readonly phoneMask: string;
  /** Of the whole code, letters in upper case. */
  readonly postalCodePattern: string;
  readonly postalCodeExample: string;
  readonly currency: string;
  readonly regionKind?: 'state' | 'province' | 'county';
  readonly regions: readonly RegionRecord[];
}

export const countries: readonly CountryRecord[] = [
  {
    code: 'US',
    dialCode: '1',
    phoneMask: '(XXX) XXX - XXXX',
    postalCodePattern: '^[0-9]{5}(?:-[0-9]{4})?$',
    postalCodeExample: '80302',
    currency: 'USD',
    regionKind: 'state',
    regions: americanStates,
  },
  {
    code: 'CA',
    dialCode: '1',
    phoneMask: '(XXX) XXX - XXXX',
    postalCodePattern: '^[ABCEGHJ-NPRSTVXY][0-9][ABCEGHJ-NPRSTV-Z] ?[0-9][ABCEGHJ-NPRSTV-Z][0-9]$',
    postalCodeExample: 'M5V 2T6',
    currency: 'CAD',
    regionKind: 'province',
    regions: canadianProvinces,
  },
  {
    code: 'GB',
    dialCode: '44',
    phoneMask: 'XXXX - XXX - XXX',
    postalCodePattern: '^[A-Z]{1,2}[0-9][A-Z0-9]? ?[0-9][A-Z]{2}$',
    postalCodeExample: 'CA12 5BJ',
    currency: 'GBP',
    regions: [],
  },
  {
    code: 'DE',
    dialCode: '49',
    phoneMask: 'XXXX - XXX - XXXX',
    postalCodePattern: '^[0-9]{5}$',
    postalCodeExample: '80469',
    currency: 'EUR',
    regions: [],
  },
  {
    code: 'AT',
    dialCode: '43',
    phoneMask: 'XXXX - XXX - XXXX',
    postalCodePattern: '^[0-9]{4}$',
    postalCodeExample: '1010',
    currency: 'EUR',
    regions: [],
  },
  {
    code: 'CH',
    dialCode: '41',
    phoneMask: 'XX - XXX - XXXX',
    postalCodePattern: '^[0-9]{4}$',
    postalCodeExample: '8001',
    currency: 'CHF',
    regions: [],
  },
  {
    code: 'FR',
    dialCode: '33',
    phoneMask: 'XXX - XXX - XXX',
    postalCodePattern: '^[0-9]{5}$',
    postalCodeExample: '75011',
    currency: 'EUR',
    regions: [],
  },
  {
    code: 'IE',
    dialCode: '353',
    phoneMask: 'XXX - XXX - XXX',
    postalCodePattern: '^(?:[A-Z][0-9]{2}|D6W) ?[0-9A-Z]{4}$',
    postalCodeExample: 'D02 AF30',
    currency: 'EUR',
    regions: [],
  },
  {
    code: 'NL',
    dialCode: '31',
    phoneMask: 'XXX - XXX - XXX',
    postalCodePattern: '^[1-9][0-9]{3} ?[A-Z]{2}$',
    postalCodeExample: '1012 AB',
    currency: 'EUR',
    regions: [],
  },
];
