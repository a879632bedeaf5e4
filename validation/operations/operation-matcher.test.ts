import { describe, expect, it } from 'vitest';
import { operations, type Operation } from '#generated/openapi/operations.ts';
import { createOperationMatcher } from './operation-matcher.ts';

const match = createOperationMatcher(operations);
const createOperation = (method: Operation['method'], path: string, operationId: string): Operation => ({
  ...(operations as readonly Operation[])[0],
  ...({ method, path, operationId } as Operation),
});

describe('createOperationMatcher', () => {
  it('finds every operation of the contract by its path, with decoded parameters', () => {
    for (const { operationId, method, path, pathPattern, pathParams } of operations as readonly Operation[]) {
      if (pathPattern !== undefined) continue;
      const found = match(method, path.replace(/\{\w+\}/g, 'a%2Fb.c'));
      const params = Object.fromEntries(pathParams.map((name) => [name, 'a/b.c']));
      expect(found, operationId).toMatchObject({ operation: { operationId }, params });
    }
  });

  it('reads several parameters of one segment', () => {
    expect(match('GET', '/country-DE')).toMatchObject({
      operation: { operationId: 'getCountryByToken' },
      params: { token: 'country-', countryCode: 'DE' },
    });
    expect(match('GET', '/country-de')).toBeUndefined();
    expect(match('POST', '/country-DE')).toEqual({ allowed: ['GET'] });
  });

  it.each(['', '/', '/nothing', '/products/v2/catalog/', '/products//v2/catalog', '/cart/v1/cart/', '/cart/v1/cart/%E0%A4%A'])(
    'finds nothing at %j',
    (path) => expect(match('GET', path)).toBeUndefined(),
  );

  it('prefers a fixed segment, and falls back to a parameter if the rest of the path differs', () => {
    const matchOwn = createOperationMatcher([
      createOperation('GET', '/items/{id}', 'one'),
      createOperation('GET', '/items/new', 'new'),
      createOperation('GET', '/items/{id}/parts', 'parts'),
    ]);
    expect(matchOwn('GET', '/items/new')).toMatchObject({ operation: { operationId: 'new' }, params: {} });
    expect(matchOwn('GET', '/items/new/parts')).toMatchObject({ operation: { operationId: 'parts' }, params: { id: 'new' } });
  });

  it('supports operations of one path with different parameter names', () => {
    const matchOwn = createOperationMatcher([
      createOperation('GET', '/items/{id}', 'get'),
      createOperation('PUT', '/items/{itemId}', 'put'),
    ]);
    expect(matchOwn('PUT', '/items/7')).toMatchObject({ operation: { operationId: 'put' }, params: { itemId: '7' } });
    expect(matchOwn('DELETE', '/items/7')).toEqual({ allowed: ['GET', 'PUT'] });
  });
});
