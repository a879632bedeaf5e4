import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationResponse } from '#generated/openapi/operations.ts';
import { startTestCatalog, type TestCatalog } from '../catalog/testing/start-catalog.ts';

type Countries = OperationResponse<'getCountryList'>['countries'];

describe('getCountryList', () => {
  let test: TestCatalog;
  beforeAll(async () => void (test = await startTestCatalog()), 120_000);
  afterAll(() => test.close());

  const readCountries = async (shop: string): Promise<Countries> =>
    (await test.read('getCountryList', '/consumers-v3/utilities/countryList', shop)).countries;

  it('lists the site’s own country first, the only one with delivery', async () => {
    const list = await readCountries('TARNFELL-DE de_DE');
    expect(list[0]).toMatchObject({ code: 'DE', name: 'Deutschland', dialCode: '49', shippable: true, regions: [] });
    expect(list.slice(1).every(({ shippable }) => !shippable)).toBe(true);
    const names = list.slice(1).map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'de')));
  });

  it('returns states and provinces in the language of the call', async () => {
    const [canada] = await readCountries('SOLVANE-CA fr_CA');
    expect(canada).toMatchObject({ regionKind: 'province', phoneMask: '(XXX) XXX - XXXX' });
    expect(canada?.regions).toContainEqual({ code: 'BC', name: 'Colombie-Britannique' });
    expect(canada?.requiredFields).toContain('stateCityProvDept');
  });

  it('returns postal code examples that match their pattern', async () => {
    for (const { code, postalCodePattern, postalCodeExample } of await readCountries('TARNFELL-US en_US')) {
      expect([code, new RegExp(postalCodePattern).test(postalCodeExample)]).toEqual([code, true]);
    }
  });
});
