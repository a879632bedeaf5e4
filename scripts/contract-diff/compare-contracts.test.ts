import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../codegen/json.ts';
import { compareContracts } from './compare-contracts.ts';
import { compareContents } from './compare-contents.ts';
import { ruleCases } from './testing/rule-cases.ts';
import { changeRules } from './rules.ts';

const getPath = (name: string): string => `/${name.replaceAll(/\W+/g, '-')}`;

function documentOf(side: 'before' | 'after'): JsonObject {
  const paths = ruleCases.map(
    (each) => [getPath(each.name), { post: { operationId: getPath(each.name).slice(1), ...each[side] } }] as const,
  );
  const old = { delete: { operationId: 'removed', responses: { '200': { description: 'Done.' } } } };
  const stored = { get: { operationId: 'kept', responses: { '200': { description: 'Done.' } } } };
  return {
    openapi: '3.1.0',
    info: { title: 'Rules', version: '1' },
    servers: [{ url: side === 'before' ? '/v1' : '/v2' }],
    paths: {
      ...Object.fromEntries(paths),
      '/two': side === 'before' ? { ...stored, ...old } : stored,
      ...(side === 'before' && { '/gone': { get: { ...old.delete, operationId: 'gone' } } }),
    },
    components: { securitySchemes: { accessToken: { type: 'http', scheme: side === 'before' ? 'bearer' : 'basic' } } },
  };
}

// One comparison for all cases, because each runs Redocly.
const changes = compareContracts('shop', documentOf('before'), documentOf('after'));
const getChanges = (path: string) => changes.filter(({ place }) => place.startsWith(`/paths/~1${path.slice(1)}/`));

describe('compareContracts', () => {
  it.each(ruleCases.map((each) => [each.name, each] as const))('classifies a change of %s', (name, { rule, clients = [] }) => {
    const noticed = getChanges(getPath(name)).filter((change) => change.rule !== 'other');
    expect(noticed.map((change) => change.rule)).toEqual(rule === undefined ? [] : [rule]);
    for (const change of noticed) expect(change).toMatchObject({ clients, level: rule && changeRules[rule].level });
  });

  it('reports removed operations, paths and servers, and another security scheme', () => {
    const rules = changes.map(({ rule, operations }) => `${rule} ${operations.length < 3 ? operations.join() : ''}`.trim());
    for (const expected of ['operation-removed removed', 'path-removed gone', 'server-removed', 'security-scheme-changed'])
      expect(rules).toContain(expected);
  });

  it('names the roles that lose access, and those who may call the operation', () => {
    expect(getChanges('/role-removed')[0]).toMatchObject({
      message: expect.stringContaining('Roles: guest.'),
      roles: ['guest', 'registered'],
    });
  });

  it('has a case for every rule of operations', () => {
    const ofContent = new Set(['block-removed', 'content-widened', 'content-migrated']);
    const seen = new Set(changes.map(({ rule }) => rule));
    expect(Object.keys(changeRules).filter((name) => !seen.has(name) && !ofContent.has(name))).toEqual([]);
  });

  it('names the operations that reach a shared schema, and only the side that fails', () => {
    const createShop = (values: string[], city: string): JsonObject => {
      const schemas = {
        Address: { type: 'object', required: [city], properties: { [city]: { type: 'string' } } },
        Status: { enum: values },
      };
      const createResponse = (name: string) => ({ content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } } });
      const ok = (name: string) => ({ '200': { description: 'Done.', ...createResponse(name) } });
      const addresses = {
        put: { operationId: 'saveAddress', requestBody: createResponse('Address'), responses: ok('Status') },
        get: { operationId: 'getAddress', responses: ok('Address') },
      };
      return { openapi: '3.1.0', info: { title: 'Shop', version: '1' }, paths: { '/address': addresses }, components: { schemas } };
    };
    const found = compareContracts('shop', createShop(['open'], 'city'), createShop(['open', 'odd'], 'town')).map(
      ({ rule, clients, operations, renamedTo }) => ({ rule, clients, operations, renamedTo }),
    );
    expect(found.filter(({ rule }) => rule !== 'other')).toEqual(
      expect.arrayContaining([
        { rule: 'enum-values-added', clients: ['readers'], operations: ['saveAddress'] },
        { rule: 'required-properties-added', clients: ['senders'], operations: ['saveAddress'] },
        { rule: 'required-properties-removed', clients: ['readers'], operations: ['getAddress'] },
        expect.objectContaining({ rule: 'property-removed', renamedTo: 'town' }),
      ]),
    );
  });
});

describe('compareContents', () => {
  const createContent = (version: number, layouts: string[], fields: JsonObject): JsonObject => {
    const properties = { id: { type: 'string' }, type: { const: 'hero' }, layout: { enum: layouts }, ...fields };
    return { 'x-cairn-version': version, $defs: { Hero: { type: 'object', additionalProperties: false, properties } } };
  };
  const compare = (version: number) =>
    compareContents(createContent(1, ['wide'], { subtitle: { type: 'string' } }), createContent(version, ['wide', 'narrow'], {})).map(
      ({ rule, level, clients, place }) => ({ rule, level, clients, place }),
    );
  const widened = { rule: 'content-widened', level: 'warning', clients: ['content readers'], place: '/$defs/Hero/properties/layout/enum' };
  const place = '/$defs/Hero/properties/subtitle';

  it('rates a narrower schema as breaking for stored documents, and a wider one as a warning for content readers', () => {
    expect(compare(1)).toEqual([{ rule: 'property-removed', level: 'breaking', clients: ['stored documents'], place }, widened]);
  });

  it('only warns if a newer version has a migration', () => {
    expect(compare(2)).toEqual([widened, { rule: 'content-migrated', level: 'warning', clients: ['stored documents'], place }]);
  });
});
