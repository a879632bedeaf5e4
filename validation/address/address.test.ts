import { describe, expect, it } from 'vitest';
import { countries, findCountry, type CountryRecord } from '../countries/countries.ts';
import { isPostalCode, normalizePostalCode } from '../countries/postal-code.ts';
import { allPhones } from '../phone/all-phones.ts';
import { getFields, getLabelKey, changeCountry, type AddressPurpose } from './address-fields.ts';
import { validateAddress } from './validate-address.ts';
import { formatPlaceLine } from './place-line.ts';
import { normalizeAddress } from './normalize-address.ts';

const getCountry = (code: string): CountryRecord => {
  const country = findCountry(code);
  if (!country) throw new Error(`no country ${code}`);
  return country;
};
const validate = (values: object, code: string, purpose: AddressPurpose = 'shipping') =>
  validateAddress({ ...values, country: code }, { country: getCountry(code), purpose, phones: allPhones });

const values = {
  recipientFirstName: 'Robin',
  recipientLastName: 'Vale',
  addressLine1: '12 Pearl Street',
  city: 'Boulder',
  stateCityProvDept: 'CO',
  postalCode: '80302',
  recipientContactEmail: 'robin@example.com',
  recipientContactPhone: '303 555 0142',
};

describe('an address', () => {
  it('reports the broken rule of each field', () => {
    expect(validate(values, 'US')).toEqual({});
    const wrong = {
      ...values,
      recipientFirstName: ' ',
      postalCode: '8030',
      stateCityProvDept: 'XX',
      recipientContactEmail: 'a@b..c',
      recipientContactPhone: '12',
      city: 'x'.repeat(81),
    };
    expect(validate(wrong, 'US')).toEqual({
      recipientFirstName: { code: 'required' },
      postalCode: { code: 'postalCode', values: { kind: 'zipCode' } },
      stateCityProvDept: { code: 'region' },
      recipientContactEmail: { code: 'email' },
      recipientContactPhone: { code: 'phone' },
      city: { code: 'maxLength', values: { max: 80 } },
    });
  });

  it('requires contact data for a parcel, none for a bill, and only valid data for a service', () => {
    const { recipientContactEmail: _, recipientContactPhone: __, ...place } = values;
    expect(Object.keys(validate(place, 'US'))).toEqual(['recipientContactEmail', 'recipientContactPhone']);
    expect(validate({ ...place, recipientContactEmail: 'robin' }, 'US', 'billing')).toEqual({});
    expect(validate(place, 'US', 'service')).toEqual({});
    expect(validate({ ...place, recipientContactEmail: 'robin' }, 'US', 'service')).toEqual({ recipientContactEmail: { code: 'email' } });
  });

  it('has the fields of its country with their local names', () => {
    expect(getFields(getCountry('GB'), 'billing')).not.toContain('stateCityProvDept');
    expect(getFields(getCountry('DE'), 'shipping').indexOf('postalCode')).toBeLessThan(
      getFields(getCountry('DE'), 'shipping').indexOf('city'),
    );
    expect(['US', 'CA', 'GB'].map((code) => getLabelKey('stateCityProvDept', getCountry(code)))).toEqual(['state', 'province', 'region']);
    const getLabels = (code: string) =>
      (['addressLine1', 'addressLine2', 'city', 'postalCode'] as const).map((field) => getLabelKey(field, getCountry(code)));
    expect(getLabels('US')).toEqual(['streetAddress', 'aptSuite', 'city', 'zipCode']);
    expect(getLabels('GB')).toEqual(['addressLine1', 'addressLine2', 'townOrCity', 'postcode']);
    expect(getLabels('DE')).toEqual(['streetAndNumber', 'apartmentFloor', 'city', 'postalCode']);
  });

  it('has town, region and code in the order of its country', () => {
    const getLine = (code: string): string => formatPlaceLine(values, getCountry(code));
    expect(['US', 'GB', 'IE', 'DE'].map(getLine)).toEqual(['Boulder, CO 80302', 'Boulder 80302', 'Boulder 80302', '80302 Boulder']);
  });

  it('drops region and code when the country changes', () => {
    expect(changeCountry(values, 'GB')).toMatchObject({ country: 'GB', stateCityProvDept: '', postalCode: '', city: 'Boulder' });
  });

  it("is normalized to its country's spelling", () => {
    const typed = { ...values, country: 'US', city: '  New   York ', stateCityProvDept: 'ny', postalCode: '100011234', addressLine2: ' ' };
    expect(normalizeAddress(typed, getCountry('US'), allPhones)).toEqual({
      ...values,
      country: 'US',
      city: 'New York',
      stateCityProvDept: 'NY',
      postalCode: '10001-1234',
      recipientContactPhone: '+13035550142',
    });
  });
});

describe('isPostalCode', () => {
  it.each([
    ['US', '80302', '80302'],
    ['US', '803021234', '80302-1234'],
    ['CA', 'k1a0b1', 'K1A 0B1'],
    ['GB', 'sw1a1aa', 'SW1A 1AA'],
    ['GB', 'gir 0aa', 'GIR 0AA'],
    ['IE', 'd02af30', 'D02 AF30'],
    ['NL', '1012ab', '1012 AB'],
    ['DE', ' 10115 ', '10115'],
  ])('accepts codes of %s in any spelling: %s → %s', (code, typed, spelt) => {
    expect([isPostalCode(typed, getCountry(code)), normalizePostalCode(typed, code)]).toEqual([true, spelt]);
    expect(isPostalCode(spelt, getCountry(code))).toBe(true);
  });

  it.each([
    ['GB', 'SW1A 1CC'],
    ['GB', 'SW1'],
    ['US', '8030'],
    ['CA', 'D1A 0B1'],
    ['DE', '1011'],
    ['AT', '10100'],
    ['NL', '0012 AB'],
  ])('rejects a code for %s: %s', (code, typed) => expect(isPostalCode(typed, getCountry(code))).toBe(false));

  it('accepts the example of every country', () => {
    for (const country of countries) expect([country.code, isPostalCode(country.postalCodeExample, country)]).toEqual([country.code, true]);
  });
});
