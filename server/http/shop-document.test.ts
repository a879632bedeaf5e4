import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { operations, type Operation } from '#generated/openapi/operations.ts';
import { gatewayHeaders } from '#storefront/session/gateway-rules.ts';
import type { OpenApiDocument, OpenApiParameter } from './openapi-document.ts';
import { createShopDocument } from './shop-document.ts';

const contract = JSON.parse(readFileSync(new URL('../../generated/openapi/openapi.json', import.meta.url), 'utf8')) as OpenApiDocument;
const document = createShopDocument(contract);
const described = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, ...operation })),
);
const getParameters = ({ parameters = [] }: { readonly parameters?: readonly OpenApiParameter[] }): readonly OpenApiParameter[] =>
  parameters.map((parameter) =>
    parameter.$ref === undefined ? parameter : (document.components.parameters[parameter.$ref.split('/').at(-1) ?? ''] ?? parameter),
  );

describe('createShopDocument', () => {
  it('lists the operations of the gateway and of the storefront, each with a server that responds', () => {
    const expected = (operations as readonly Operation[]).filter(({ gateway, area }) => gateway || area === 'internal');
    expect(described.map(({ operationId }) => operationId).toSorted()).toEqual(expected.map(({ operationId }) => operationId).toSorted());
    for (const { servers, 'x-cairn-call': call } of described) expect(servers?.[0]?.url).toBe(call.gateway ? '/api' : '/');
  });

  it('requires the page header for every gateway operation that may change something, and for no other', () => {
    for (const operation of described) {
      const header = getParameters(operation).find(({ name }) => name === 'x-cairn-request');
      const isRequired = operation['x-cairn-call'].gateway && operation.method !== 'get';
      expect([operation.operationId, header?.required]).toEqual([operation.operationId, isRequired ? true : undefined]);
    }
  });

  it('requires no header that the gateway sets itself', () => {
    for (const operation of described.filter(({ 'x-cairn-call': call }) => call.gateway)) {
      const names = getParameters(operation).flatMap(({ in: place, name = '' }) => (place === 'header' && name !== 'locale' ? [name] : []));
      expect([operation.operationId, names.filter((name) => gatewayHeaders.has(name)), operation.security]).toEqual([
        operation.operationId,
        [],
        [],
      ]);
    }
  });

  it('offers "current" for the id of the visitor\'s cart', () => {
    const addItem = described.find(({ operationId }) => operationId === 'updateItem');
    expect(addItem && getParameters(addItem)).toContainEqual(expect.objectContaining({ name: 'basketId', example: 'current' }));
  });
});
