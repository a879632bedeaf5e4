import { describe, expect, it } from 'vitest';
import contract from '#generated/openapi/openapi.json' with { type: 'json' };
import { createBackendDocument } from '../../backend/backend-document.ts';
import type { OpenApiDocument, OpenApiOperation } from '../openapi-document.ts';
import { createShopDocument } from '../shop-document.ts';
import { createReferenceDocument } from './reference-document.ts';

type Read = OpenApiDocument & { readonly paths: Record<string, Record<string, Described>> };
type Described = OpenApiOperation & { readonly 'x-codeSamples': readonly { readonly source: string }[] };

const whole = contract as unknown as OpenApiDocument;
const ofBackend = createReferenceDocument(createBackendDocument(whole, '/v1')) as Read;
const ofShop = createReferenceDocument(createShopDocument(whole)) as Read;

describe('createReferenceDocument', () => {
  it('names an operation by its id and lists how to provoke each of its errors', () => {
    const operation = ofBackend.paths['/cart/v1/item']?.post;
    expect(operation?.summary).toBe('addItem');
    expect(operation?.description).toContain('For: guest, registered, associate, agent.');
    expect(operation?.description).toMatch(/\| 409 `INV700` \| .+ \| Request more units than are in stock.*\. \|/);
    expect(operation?.description).toMatch(/<details>[^]*\| 401 `AUT401` \|/);
    expect(operation?.description).not.toContain('`PYT402`');
  });

  it('lists errors that any request can get in the introduction', () => {
    expect(ofBackend.info.description).toMatch(/\| 413 `API413` \|/);
  });

  it('adds a client sample with the examples of the contract', () => {
    expect(ofBackend.paths['/cart/v1/cart/{basketId}/item']?.put?.['x-codeSamples'][0]?.source).toMatch(
      /^import \{ updateItem \} from '@cairn\/client';\n\nconst result = await updateItem\(client, \{\n {2}basketId: "[^"]+",\n {2}body: \{\n {4}/,
    );
  });

  it('uses the paths of the server, and lists no area without operations', () => {
    expect(Object.keys(ofShop.paths)).toEqual(expect.arrayContaining(['/api/cart/v1/item', '/fapi/server/time']));
    expect(ofBackend.tags.map(({ name }) => name)).not.toContain('Internal');
    expect(ofShop.components.securitySchemes).toBeUndefined();
    expect(ofBackend.components.securitySchemes).toBeDefined();
  });
});
