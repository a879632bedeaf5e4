import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { operations, type OperationId } from '#generated/openapi/operations.ts';
import type { Json } from '../document/json.ts';
import { findContractPlace } from './contract-place.ts';

const document = JSON.parse(readFileSync(new URL('../../generated/openapi/openapi.json', import.meta.url), 'utf8')) as Json;

function find(operationId: OperationId, status: number, pointer: string) {
  const operation = operations.find((one) => one.operationId === operationId);
  if (!operation) throw new Error(operationId);
  return findContractPlace(document, operation, { status, pointer });
}

describe('findContractPlace', () => {
  it('follows references into lists, to the schema of a value', () => {
    const { pointer, content } = find('getCart', 200, '/items/*/upc');
    expect(pointer).toBe('/components/schemas/CartItem/properties/upc');
    expect(content).toMatchObject({ type: 'string' });
  });

  it('falls back to the nearest object for an undeclared member', () => {
    const around = find('getCart', 200, '/items/*');
    expect(find('getCart', 200, '/items/*/color-code/*/name')).toEqual(around);
  });

  it('returns all responses for an undeclared status', () => {
    expect(find('addItem', 418, '').pointer).toBe('/paths/~1cart~1v1~1item/post/responses');
  });

  it('returns the response for an undeclared header', () => {
    expect(find('getCart', 200, 'header:x-new').pointer).toBe('/components/responses/Cart');
  });

  it('finds each response of the contract', () => {
    for (const { operationId, statuses } of operations)
      for (const status of statuses) expect(find(operationId, status, '').pointer, operationId).not.toMatch(/\/responses$/);
  });
});
