import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countries, findCountry } from '../countries/countries.ts';
import { createPhone } from '../rules/phone.ts';
import { allPhones } from './all-phones.ts';
import { createStoredPhones } from './known-phone.ts';
import { fillMask, getMaskLength } from './masks.ts';
import { loadPhones } from './load-phones.ts';
import type { PhoneCountry } from './phones.ts';

const getCountry = (code: string): PhoneCountry => {
  const found = findCountry(code);
  if (!found) throw new Error(`no country ${code}`);
  return found;
};
const toE164 = (text: string, code: string): string | undefined => allPhones.toE164(text, getCountry(code));

describe('a phone number', () => {
  it.each(['(303) 555-0142', '303.555.0142', '(303) 555 - 0142', '+1 303 555 0142', '1 303 555 0142', '001 303 555 0142', '303–555–0142'])(
    'is the same in any spelling: %s',
    (text) => expect(toE164(text, 'US')).toBe('+13035550142'),
  );

  it.each([
    ['07700 900123', 'GB', '+447700900123'],
    ['+44 (0)7700 900123', 'GB', '+447700900123'],
    ['44 7700 900123', 'GB', '+447700900123'],
    ['0151 23456789', 'DE', '+4915123456789'],
    ['030 123456', 'DE', '+4930123456'],
    ['06 12 34 56 78', 'FR', '+33612345678'],
    ['044 668 18 00', 'CH', '+41446681800'],
    ['087 123 4567', 'IE', '+353871234567'],
  ])('is stored with plus and dial code: %s of %s', (text, code, stored) => expect(toE164(text, code)).toBe(stored));

  it.each([
    ['+44 7700 900123', 'DE', '+447700900123'],
    ['0044 7700 900123', 'DE', '+447700900123'],
    ['+33 6 12 34 56 78', 'US', '+33612345678'],
    ['+39 06 1234 5678', 'GB', '+390612345678'],
    ['+81 90 1234 5678', 'US', '+819012345678'],
  ])('has the typed dial code: %s for a shop in %s', (text, code, stored) => expect(toE164(text, code)).toBe(stored));

  it.each([
    ['123456', 'DE'],
    ['1234567', 'DE'],
    ['1303555014', 'US'],
    ['0303555014', 'US'],
    ['303 555', 'US'],
    ['303 555 01423', 'US'],
    ['+1 103 555 0142', 'GB'],
    ['call me', 'US'],
    ['303 555 0142 ext 5', 'US'],
    ['+999 12345678', 'US'],
    ['', 'US'],
  ])('is rejected: "%s" for %s', (text, code) => expect(toE164(text, code)).toBeUndefined());

  it('has ten digits if the country’s mask does not define a length', () => {
    expect(getMaskLength('')).toBe(10);
    expect(toE164('1234567890', 'DE')).toBe('+491234567890');
  });

  it('is rejected with the rule’s own code', () => {
    expect(createPhone(allPhones, getCountry('US'))('12')).toEqual({ code: 'phone' });
    expect(createPhone(allPhones, getCountry('US'))(' ')).toBeUndefined();
  });
});

describe('the mask', () => {
  it.each([
    ['3035550142', 'US', '(303) 555 - 0142'],
    ['+1 416 555 0142', 'CA', '(416) 555 - 0142'],
    ['07700900123', 'GB', '7700 - 900 - 123'],
    ['0151 23456789', 'DE', '1512 - 345 - 6789'],
    ['044 668 18 00', 'CH', '4466 - 818 - 00'],
    ['+44 7700 900123', 'DE', '+44 7700 900123'],
    [' 12 ', 'US', '12'],
  ])('shows %s of %s as %s', (text, code, shown) => expect(allPhones.toDisplay(text, getCountry(code))).toBe(shown));

  it('ends with the last digit', () => {
    expect([fillMask('(XXX) XXX - XXXX', '303'), fillMask('(XXX) XXX - XXXX', ''), fillMask('XX', '123')]).toEqual(['(303', '', '123']);
  });
});

const digits = fc.stringMatching(/^(?:\+|00|0)?[0-9][0-9 ().-]{3,14}$/);
const anyCountry = fc.constantFrom(...countries);

describe('a phone number of any kind', () => {
  it("has the contract's stored format, and reads the same after it is displayed", () => {
    fc.assert(
      fc.property(digits, anyCountry, (text, of) => {
        const stored = allPhones.toE164(text, of);
        if (stored === undefined) return;
        expect(stored).toMatch(/^\+[1-9][0-9]{5,14}$/);
        expect(allPhones.toE164(allPhones.toDisplay(text, of), of)).toBe(stored);
        expect(allPhones.toE164(stored, of)).toBe(stored);
      }),
      { numRuns: 2000 },
    );
  });

  it("gives the same result with the browsers' subset of the metadata", async () => {
    await fc.assert(
      fc.asyncProperty(digits, anyCountry, async (text, of) => {
        const phones = await loadPhones(text, of);
        expect([phones.toE164(text, of), phones.toDisplay(text, of)]).toEqual([allPhones.toE164(text, of), allPhones.toDisplay(text, of)]);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a stored number', () => {
  const known = createStoredPhones('+13035550142');

  it('is displayed and parsed without the metadata of all countries', () => {
    expect(known.toDisplay('+13035550142', getCountry('US'))).toBe('(303) 555 - 0142');
    expect(known.toE164('(303) 555 - 0142', getCountry('US'))).toBe('+13035550142');
    expect([known.covers('(303) 555 - 0142', getCountry('US')), known.covers('303 555 0143', getCountry('US'))]).toEqual([true, false]);
  });

  it('has its dial code in another country', () => {
    expect(known.toDisplay('+13035550142', getCountry('GB'))).toBe('+13035550142');
    expect(known.covers('(303) 555 - 0142', getCountry('GB'))).toBe(false);
    expect(createStoredPhones('').covers('', getCountry('US'))).toBe(false);
  });
});
