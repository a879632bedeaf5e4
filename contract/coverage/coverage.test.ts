import { describe, expect, it } from 'vitest';
import type { Json } from '../document/json.ts';
import { openDocument } from './contract-document.ts';
import { findItems, listItems } from './coverage-items.ts';

const card = { type: 'object', required: ['kind', 'last'], properties: { kind: { const: 'card' }, last: { type: 'string' } } };
const points = { type: 'object', required: ['kind'], properties: { kind: { const: 'points' }, last: { type: 'integer' } } };
const schemas: Json = {
  Row: { type: 'object', properties: { sku: { type: 'string' }, parts: { type: 'array', items: { $ref: '#/components/schemas/Row' } } } },
  Cart: {
    type: 'object',
    properties: {
      rows: { type: 'array', items: { $ref: '#/components/schemas/Row' } },
      notes: { type: 'object', additionalProperties: { type: 'object', properties: { text: { type: 'string' } } } },
      tender: { oneOf: [{ $ref: '#/components/schemas/Card' }, { $ref: '#/components/schemas/Points' }] },
    },
  },
  Card: card,
  Points: points,
};
const response = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Cart' } } } };
const document = openDocument({
  paths: { '/cart/{id}': { get: { operationId: 'getCart', responses: { 200: response, 404: { description: 'None.' } } } } },
  components: { schemas },
});
const [getCart] = document.operations;
const getPointer = (schema: string, name: string): string => `openapi#/components/schemas/${schema}/properties/${name}`;
const findCovered = (body: unknown, status = 200): readonly string[] =>
  getCart ? findItems('openapi', document, getCart, status, body) : [];

describe('listItems', () => {
  it('lists each status once, and each property of a shared or recursive schema', () => {
    const { statuses, properties } = listItems('openapi', document);
    expect(statuses).toEqual(['getCart 200', 'getCart 404']);
    expect(properties).toHaveLength(new Set(properties).size);
    expect(properties).toContain(getPointer('Row', 'parts'));
    expect(properties).toContain('openapi#/components/schemas/Cart/properties/notes/additionalProperties/properties/text');
  });
});

describe('findItems', () => {
  it('finds properties in arrays, maps and recursive schemas', () => {
    const items = findCovered({ rows: [{ parts: [{ sku: 'a' }] }], notes: { gift: { text: 'Hi' } } });
    const text = 'openapi#/components/schemas/Cart/properties/notes/additionalProperties/properties/text';
    expect(items).toEqual([
      'getCart 200',
      getPointer('Cart', 'rows'),
      getPointer('Row', 'parts'),
      getPointer('Row', 'sku'),
      getPointer('Cart', 'notes'),
      text,
    ]);
  });

  it('counts only the alternatives that can match the value', () => {
    const items = findCovered({ tender: { kind: 'points', last: 4 } });
    expect(items).toEqual(['getCart 200', getPointer('Cart', 'tender'), getPointer('Points', 'kind'), getPointer('Points', 'last')]);
  });

  it('finds the codes of an error', () => {
    expect(findCovered({ errorDetails: [{ errorId: 'BSK404' }] }, 404)).toEqual(['getCart 404', 'getCart BSK404']);
  });
});
