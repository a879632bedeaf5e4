import { describe, expect, it } from 'vitest';
import { createDrift } from '../testing/create-drift.ts';
import { createDriftRow } from './drift-row.ts';

const item = {
  type: 'object',
  required: ['upc'],
  properties: { upc: { type: 'string' }, price: { $ref: '#/components/schemas/Price' } },
  example: { upc: '1' },
};
const schema = { type: 'object', properties: { items: { type: 'array', items: item } } };
const get = { responses: { 200: { content: { 'application/json': { schema } } } } };
const document = { paths: { '/cart/v1/cart/{basketId}': { get } } };

describe('createDriftRow', () => {
  it('outlines the part of the contract, with a question mark behind optional members', () => {
    const row = createDriftRow(createDrift({ pointer: '/items/*/color' }), document);
    expect(JSON.parse(row.contractText)).toEqual({ type: 'object', properties: { upc: 'string', 'price?': 'Price' } });
    expect(row.contractPointer).toMatch(/\/properties\/items\/items$/);
  });

  it('marks operations of the document that the shop serves', () => {
    expect(createDriftRow(createDrift(), document)).toMatchObject({ method: 'GET', path: '/cart/v1/cart/{basketId}', isServed: true });
    expect(createDriftRow(createDrift({ operationId: 'getPage' }), document).isServed).toBe(false);
  });
});
