import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '../testing/start-backend.ts';

const site = { siteid: 'TARNFELL-CA', locale: 'fr_CA' };

describe('getCountryByToken', () => {
  let test: TestBackend;
  beforeAll(async () => void (test = await startTestBackend({ countryToken: 'land-of-' })), 120_000);
  afterAll(() => test.close());
  const send = async (path: string): Promise<[number, unknown]> => {
    const response = await test.get(path, site);
    return [response.status, await response.json()];
  };

  it('returns the country of the list in the language of the call', async () => {
    const [status, body] = await send('/land-of-CA');
    expect([status, body]).toMatchObject([200, { country: { code: 'CA', shippable: true } }]);
    const [, list] = await send('/consumers-v3/utilities/countryList');
    expect((list as { readonly countries: readonly unknown[] }).countries).toContainEqual((body as { readonly country: unknown }).country);
    expect(await send('/land-of-DE')).toMatchObject([200, { country: { name: 'Allemagne', shippable: false } }]);
  });

  it.each(['/country-CA', '/land-of-ZZ', '/land-of-ca', '/CA', '/land-of-', '/anything'])('returns 404 for %s', async (path) => {
    expect(await send(path)).toMatchObject([404, { errorDetails: [{ errorId: 'API404' }] }]);
  });

  it('rejects other methods', async () => {
    const response = await test.post('/land-of-CA', {}, site);
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET']);
  });
});
