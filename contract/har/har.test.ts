import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readContract, type Call } from '../document/read-contract.ts';
import type { Recorded } from '../exercise/exchange.ts';
import { createReport, type Report } from '../exercise/report.ts';
import type { Transport } from '../exercise/target.ts';
import type { HarEntry } from './har.ts';
import { createCallMatcher } from './match-call.ts';
import { replayHar, type Resend } from './replay-har.ts';
import { toHarEntry } from './to-har-entry.ts';

const contract = readContract(readFileSync('generated/openapi/openapi.json', 'utf8'));
const getCall = (operationId: string): Call => {
  const call = contract.calls.find((one) => one.operationId === operationId);
  if (!call) throw new Error(operationId);
  return call;
};

const headers = { 'content-type': 'application/json', 'x-correlation-id': '0b7a9d52-8f2c-4c62-9d2a-6a1f4c8e7b20' };
const signIn: Recorded = {
  call: getCall('signIn'),
  request: {
    method: 'POST',
    target: '/consumers-v3/auth/signin?captchaResponse=robot-9876',
    headers: { 'content-type': 'application/json', 'x-access-key': 'key-9876' },
    body: JSON.stringify({ type: 'Registered', username: 'robin@example.com', password: 'Sunny-Trail-7', codeChallenge: 'abcd9876' }),
  },
  response: { status: 200, headers, body: JSON.stringify({ code: 'secret9876secret9876', expiresIn: 120 }) },
};
const stores: Recorded = {
  call: getCall('listStores'),
  request: { method: 'GET', target: '/consumers-v3/utilities/stores', headers: { authorization: 'Bearer abc' } },
  response: { status: 200, headers, body: JSON.stringify({ stores: [{ id: 'TF-DEN-01', name: 'Tarnfell Denver', city: 'Denver' }] }) },
};

const getEntry = (exchange: Recorded, origin = 'http://localhost:4002/v1'): HarEntry => {
  const entry = toHarEntry(exchange, origin, new Date('2026-11-26T05:00:00Z'), 12);
  if (!entry) throw new Error('no entry');
  return entry;
};

async function replay(entries: readonly HarEntry[], resend?: Resend): Promise<Report> {
  const report = createReport();
  await replayHar(contract, { log: { version: '1.2', creator: { name: 'test', version: '1' }, entries } }, report, resend);
  return report;
}

describe('toHarEntry', () => {
  it('masks secrets in the query, the headers and both bodies', () => {
    const text = JSON.stringify(getEntry(signIn));
    for (const secret of ['robot-9876', 'key-9876', 'Sunny-Trail-7', 'abcd9876', 'secret9876']) expect(text).not.toContain(secret);
    expect(text).toContain('/v1/consumers-v3/auth/signin?captchaResponse=');
  });

  it('returns undefined without a response', () => {
    expect(toHarEntry({ ...stores, response: undefined }, 'http://localhost', new Date(), 0)).toBeUndefined();
  });
});

describe('createCallMatcher', () => {
  it.each([
    ['GET', '/fapi/pages/location-selector', 'getLocationSelector', '/fapi/pages/location-selector'],
    ['GET', '/api/fapi/pages/about', 'getNamedPage', '/fapi/pages/about'],
    ['DELETE', '/v1/cart/v1/item', 'removeItem', '/cart/v1/item'],
    ['GET', '/country-US', 'getCountryByToken', '/country-US'],
  ])('finds the operation of %s %s', (method, path, operationId, own) => {
    const found = createCallMatcher(contract)(method, path);
    expect([found?.call.operationId, found?.path]).toEqual([operationId, own]);
  });

  it('finds nothing for another method', () => {
    expect(createCallMatcher(contract)('PATCH', '/cart/v1/item')).toBeUndefined();
  });
});

describe('replayHar', () => {
  it('validates recorded responses, and skips other requests', async () => {
    const broken = {
      ...stores,
      response: { status: 200, headers, body: JSON.stringify({ stores: [{ id: 'TF-DEN-01', city: 'Denver' }] }) },
    };
    const picture = getEntry({ ...stores, request: { method: 'GET', target: '/media/hero.avif', headers: {} } });
    const report = await replay([getEntry(signIn), getEntry(broken), picture]);
    expect(report.findings()).toMatchObject([{ operationId: 'listStores', kind: 'missing', pointer: '/stores/*/name' }]);
    expect(report.skipped()).toEqual(['1 requests of the file are no operation of the contract.']);
  });

  it('sends a request again with a new token', async () => {
    const sent: unknown[] = [];
    const transport: Transport = async (request) => {
      sent.push(request);
      return { status: 200, headers, body: JSON.stringify({ stores: [] }) };
    };
    const report = await replay([getEntry(stores)], { transport, getToken: async () => 'fresh' });
    expect(sent).toEqual([{ method: 'GET', target: '/consumers-v3/utilities/stores', headers: { authorization: 'Bearer fresh' } }]);
    expect(report.findings()).toEqual([]);
  });
});
