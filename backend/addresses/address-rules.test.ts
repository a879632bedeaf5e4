import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { operationValidators } from '#generated/openapi/validators.ts';
import { validateAddress as validateForm } from '#validation/address/validate-address.ts';
import { normalizeAddress } from '#validation/address/normalize-address.ts';
import { countries, type CountryRecord } from '#validation/countries/countries.ts';
import { loadPhones } from '#validation/phone/load-phones.ts';
import { taxCountries } from '../money/tax-regions.ts';
import { isComplete, validateAddress } from './address-rules.ts';

/** Typed input: mostly valid, with any case and spacing, sometimes arbitrary text. */
function createTypedAddress(country: CountryRecord): fc.Arbitrary<Readonly<Record<string, string>>> {
  const anything = fc.string({ maxLength: 120 });
  const postalCode = fc.stringMatching(new RegExp(country.postalCodePattern));
  const cased = fc.tuple(postalCode, fc.boolean()).map(([code, isLower]) => (isLower ? ` ${code.toLowerCase()} ` : code));
  const region = fc.constantFrom('', ...country.regions.map(({ code }) => code));
  const text = fc.stringMatching(/^ ?[A-Za-zÀ-ÿ][A-Za-zÀ-ÿ .'-]{0,30}$/);
  const email = fc.oneof(fc.emailAddress(), fc.stringMatching(/^[a-z.]{1,5}@[a-z.]{1,8}$/));
  const phone = fc.oneof(fc.stringMatching(/^(?:\+?[1-9]|0)[0-9 ]{5,14}$/), fc.constantFrom('+44 7700 900123', '0303 5550142'));
  const mixWithOdd = (usual: fc.Arbitrary<string>): fc.Arbitrary<string> =>
    fc.oneof({ weight: 30, arbitrary: usual }, { weight: 1, arbitrary: anything });
  return fc.record({
    country: fc.constant(country.code),
    recipientFirstName: mixWithOdd(text),
    recipientLastName: mixWithOdd(text),
    addressLine1: mixWithOdd(text),
    addressLine2: mixWithOdd(fc.oneof(text, fc.constant(''))),
    city: mixWithOdd(text),
    stateCityProvDept: mixWithOdd(region),
    postalCode: mixWithOdd(cased),
    recipientContactEmail: mixWithOdd(email),
    recipientContactPhone: mixWithOdd(phone),
  });
}

describe.each(countries.map((country) => [country.code, country] as const))('an address of %s', (_, country) => {
  it('is accepted in normalized form by the contract and the service once the form accepts it', async () => {
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(createTypedAddress(country), async (typed) => {
        const phones = await loadPhones(typed.recipientContactPhone ?? '', country);
        if (Object.keys(validateForm(typed, { country, purpose: 'shipping', phones })).length > 0) return;
        accepted += 1;
        const address = normalizeAddress(typed, country, phones);
        expect(operationValidators.addShippingAddress.request.body?.({ address })).toBe(true);
        const { faults, spelt, respelt } = validateAddress(address);
        expect([faults, spelt, respelt, isComplete(spelt)]).toEqual([[], address, false, true]);
      }),
      { numRuns: 400 },
    );
    expect(accepted).toBeGreaterThan(10);
  });
});

it('the address form rejects an address of an unknown country at its country field', () => {
  expect(validateAddress({ country: 'ZZ', city: 'Nowhere' }).faults).toMatchObject([
    { field: 'country', message: 'Please choose a country from the list.' },
    { field: 'recipientFirstName' },
    { field: 'recipientLastName' },
    { field: 'addressLine1' },
    { field: 'postalCode' },
  ]);
});

it.each([
  ['en-us', 'Please enter a valid postal code.'],
  ['fr-ca', 'Veuillez saisir un code postal valide.'],
  ['de-de', 'Bitte gib eine gültige Postleitzahl ein.'],
])('the address form reports an invalid field in the language of %s', (locale, message) => {
  const { faults } = validateAddress({ country: 'US', postalCode: '8030' }, locale);
  expect(faults).toContainEqual({ field: 'postalCode', errorId: 'PYT406', message });
});

it.each(['US', 'CA'])('the address form taxes every region of %s', (code) => {
  const regions = countries.find((country) => country.code === code)?.regions.map((region) => region.code) ?? [];
  expect(regions.toSorted()).toEqual(Object.keys(taxCountries[code]?.regions ?? {}).toSorted());
});
