import { describe, expect, it } from 'vitest';
import { changeBody, type BodyChange } from '../testing/change-body.ts';
import { allResponses, getResponseExample } from '../testing/response-examples.ts';
import type { ContractOperationId, DriftKind } from './drift.ts';
import { findDrift } from './find-drift.ts';

const sku = 'TARNFELL:TFR10ARA:K3B:M::1:';

type Mutation = readonly [
  title: string,
  operationId: ContractOperationId,
  status: number,
  change: BodyChange,
  kind: DriftKind,
  pointer: string,
];

const mutations: readonly Mutation[] = [
  ['a dropped property', 'getCart', 200, { remove: '/totals/total' }, 'missing', '/totals/total'],
  ['a dropped property of a list', 'getCart', 200, { remove: '/items/0/price/current' }, 'missing', '/items/*/price/current'],
  ['a number as text', 'getCart', 200, { set: '/items/0/qty', to: '2' }, 'wrong-type', '/items/*/qty'],
  ['null for an object', 'getCart', 200, { set: '/totals', to: null }, 'wrong-type', '/totals'],
  ['an object for a list', 'getFavorites', 200, { set: '/items', to: {} }, 'wrong-type', '/items'],
  ['a fraction of units', 'getCart', 200, { set: '/totalItems', to: 1.5 }, 'wrong-type', '/totalItems'],
  ['an added property', 'getCart', 200, { set: '/items/0/margin', to: 12 }, 'extra', '/items/*/margin'],
  ['an added property of an open form', 'decide', 200, { set: '/meta/debug', to: true }, 'extra', '/meta/debug'],
  ['a new value of an enumeration', 'getCart', 200, { set: '/status', to: 'frozen' }, 'unknown-value', '/status'],
  ['another constant', 'issueToken', 200, { set: '/tokenType', to: 'bearer' }, 'unknown-value', '/tokenType'],
  ['a moment in words', 'getProfile', 200, { set: '/loyaltyOptInDate', to: 'today' }, 'wrong-format', '/loyaltyOptInDate'],
  ['February 30', 'getProfile', 200, { set: '/consumerDetails/birthDate', to: '1990-02-30' }, 'wrong-format', '/consumerDetails/birthDate'],
  ['no e-mail address', 'getCart', 200, { set: '/email', to: 'robin' }, 'wrong-format', '/email'],
  ['a number for a UUID', 'issueToken', 200, { set: '/customerId', to: '4711' }, 'wrong-format', '/customerId'],
  ['another pattern', 'getCart', 200, { set: '/items/0/sku', to: 'TFR10ARA' }, 'wrong-format', '/items/*/sku'],
  [
    'a phone number with a leading zero',
    'getCart',
    200,
    { set: '/shippingAddress/recipientContactPhone', to: '+0123456789' },
    'wrong-format',
    '/shippingAddress/recipientContactPhone',
  ],
  ['a negative amount', 'getCart', 200, { set: '/totals/shipping', to: -1 }, 'out-of-range', '/totals/shipping'],
  [
    'a month that no year has',
    'getCart',
    200,
    { set: '/payment_instruments/0/card/expiryMonth', to: 13 },
    'out-of-range',
    '/payment_instruments/*/card/expiryMonth',
  ],
  ['a name without an end', 'getCart', 200, { set: '/shippingAddress/city', to: 'x'.repeat(81) }, 'out-of-range', '/shippingAddress/city'],
  ['an error without details', 'getCart', 404, { set: '/errorDetails', to: [] }, 'out-of-range', '/errorDetails'],
  ['a wrong value of a map', 'getInventory', 200, { set: `/variants/${sku}/inStock`, to: 'yes' }, 'wrong-type', '/variants/*/inStock'],
  [
    'a wrong key of a map',
    'getInventory',
    200,
    { set: '/variants/oops', to: { inStock: true, quantity: 1, stockStatus: 'IN_STOCK' } },
    'wrong-format',
    '/variants/*',
  ],
  [
    'a code of another operation',
    'getCart',
    404,
    { set: '/errorDetails/0/errorId', to: 'ORD404' },
    'undeclared-error-code',
    '/errorDetails/*/errorId',
  ],
  [
    'a code of another status',
    'addItem',
    404,
    { set: '/errorDetails/0/errorId', to: 'INV408' },
    'undeclared-error-code',
    '/errorDetails/*/errorId',
  ],
  ['an unknown code', 'getStreamMedia', 404, { set: '/error/code', to: 'gone' }, 'undeclared-error-code', '/error/code'],
  ['a body that is text', 'getCart', 500, { set: '', to: 'Internal Server Error' }, 'wrong-type', ''],
  ['no body', 'getCart', 200, { remove: '' }, 'missing', ''],
];

describe('findDrift', () => {
  it('finds nothing in the examples of the contract', () => {
    const found = allResponses.flatMap(({ operationId, status, example }) => findDrift({ operationId, status, body: example }));
    expect(found).toEqual([]);
  });

  it.each(mutations)('finds %s', (_title, operationId, status, change, kind, pointer) => {
    const original = getResponseExample(operationId, status);
    const body = changeBody(original, change);
    const sent = JSON.stringify(body);
    expect(findDrift({ operationId, status, body })).toMatchObject([{ operationId, status, kind, pointer }]);
    expect(JSON.stringify(body)).toBe(sent);
  });

  it('finds a status that the operation does not declare', () => {
    const body = getResponseExample('getCart', 200);
    const drift = { kind: 'undeclared-status', pointer: '', example: 418 };
    expect(findDrift({ operationId: 'getCart', status: 418, body })).toMatchObject([drift]);
  });

  it('reports a body where the contract has none', () => {
    const drift = { kind: 'extra', pointer: '', expected: 'no body' };
    expect(findDrift({ operationId: 'removeSavedItem', status: 204, body: undefined })).toEqual([]);
    expect(findDrift({ operationId: 'removeSavedItem', status: 204, body: {} })).toMatchObject([drift]);
  });

  it('reports each difference once, with a redacted example', () => {
    const body = { ...(getResponseExample('getFavorites', 200) as object), shopper: 'robin@shopper.example', total: 'Robin 4711' };
    expect(findDrift({ operationId: 'getFavorites', status: 200, body })).toEqual([
      {
        operationId: 'getFavorites',
        status: 200,
        kind: 'extra',
        pointer: '/shopper',
        expected: 'no such property',
        example: 'aaaaa@aaaaaaa.aaaaaaa',
      },
      { operationId: 'getFavorites', status: 200, kind: 'wrong-type', pointer: '/total', expected: 'integer', example: expect.any(String) },
    ]);
  });

  describe('for response headers', () => {
    const body = getResponseExample('getCart', 200);
    const tooMany = getResponseExample('getCart', 429);

    it('accepts those of HTTP itself and those declared by the response', () => {
      const headers = { 'content-type': 'application/json', etag: '"1"', 'access-control-allow-origin': '*', 'x-correlation-id': '1' };
      expect(findDrift({ operationId: 'getCart', status: 200, headers, body })).toEqual([]);
    });

    it.each([
      ['undeclared', 200, { 'x-debug-sql': 'select 1' }, 'undeclared-header', 'header:x-debug-sql'],
      ['of another status', 200, { 'retry-after': '30' }, 'undeclared-header', 'header:retry-after'],
      ['cookies', 200, { 'set-cookie': 'a=b' }, 'undeclared-header', 'header:set-cookie'],
      ['required and missing', 429, {}, 'missing', 'header:retry-after'],
      ['of another type', 429, { 'retry-after': 'soon' }, 'wrong-type', 'header:retry-after'],
    ] as const)('are found: %s', (_title, status, headers, kind, pointer) => {
      const found = findDrift({ operationId: 'getCart', status, headers, body: status === 200 ? body : tooMany });
      expect(found).toMatchObject([{ kind, pointer }]);
    });
  });

  describe('for errors of proxies', () => {
    const createError = (errorId: string) => ({
      appId: 'cairn-gateway',
      correlationId: '1',
      errorDetails: [{ errorId, message: 'Try again.' }],
    });

    it.each([
      [503, 'API503'],
      [504, 'GEN500'],
      [413, 'API413'],
    ])('accepts %d %s', (status, errorId) => {
      expect(findDrift({ operationId: 'getCart', status, body: createError(errorId) })).toEqual([]);
    });

    it('requires the error format and a code of the proxies', () => {
      for (const body of [{}, undefined, '<h1>503</h1>', createError('BSK404')])
        expect(findDrift({ operationId: 'getCart', status: 503, body })).toMatchObject([{ kind: 'undeclared-status' }]);
    });

    it('accepts the status 304 of a fresh cached response', () => {
      expect(findDrift({ operationId: 'getCart', status: 304, body: undefined })).toEqual([]);
      expect(findDrift({ operationId: 'addItem', status: 304, body: undefined })).toMatchObject([{ kind: 'undeclared-status' }]);
    });
  });
});
