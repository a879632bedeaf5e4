import { appendFileSync, cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { generate } from './generate.ts';
import { readAreas } from './openapi/api.ts';
import { generateApiTypes } from './openapi/api-types.ts';
import { generateApiValidators } from './openapi/api-validators.ts';
import { findDifferences, writeFiles } from './output.ts';
import { readSources } from './sources.ts';

const SCHEMAS = fileURLToPath(new URL('../../schemas', import.meta.url));
const MESSAGES = fileURLToPath(new URL('../../messages', import.meta.url));
const GENERATED = fileURLToPath(new URL('../../generated', import.meta.url));
const HERO = 'content/blocks/hero.schema.json';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cairn-codegen-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** `codegen --check` compares the generated files with the committed ones. */
describe('a generated file', () => {
  it('names codegen in its header', () => {
    const files = globSync('**/*.{ts,js,json,md}', { cwd: GENERATED });
    const getHead = (path: string): string => readFileSync(join(GENERATED, path), 'utf8').slice(0, 400);
    expect(files.filter((path) => !getHead(path).includes('Made by scripts/codegen.ts'))).toEqual([]);
  });
});

describe('two areas', () => {
  it('may each have a component of the same name', async () => {
    cpSync(SCHEMAS, folder, { recursive: true });
    const path = join(folder, 'openapi/consumer.yaml');
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(/\bEnrollment\b/g, 'CartItem'));
    const areas = readAreas(readSources(folder));
    const outputs = [...(await generateApiTypes(areas)), ...generateApiValidators(areas)];
    const files = new Map(outputs.map((output) => [output.path, output.text]));
    expect(files.get('openapi/validators/cart.js')).toContain('function validateCartItem(');
    expect(files.get('openapi/validators/consumer.js')).toContain('function validateConsumerCartItem(');
    expect(files.get('openapi/consumer.ts')).toContain('export type CartItem = ');
  });
});

describe('findDifferences', () => {
  it('names a changed, a missing and an extra file', () => {
    const files = new Map([
      ['a.ts', 'a'],
      ['b/c.ts', 'c'],
      ['d.ts', 'd'],
    ]);
    writeFiles(folder, files);
    expect(findDifferences(folder, files)).toEqual([]);
    appendFileSync(join(folder, 'a.ts'), ' ');
    rmSync(join(folder, 'd.ts'));
    writeFileSync(join(folder, 'b/extra.ts'), '');
    expect(findDifferences(folder, files)).toEqual(['a.ts', 'b/extra.ts', 'd.ts']);
    writeFiles(folder, files);
    expect(findDifferences(folder, files)).toEqual([]);
  });
});

describe('an invalid schema', () => {
  beforeEach(() => cpSync(SCHEMAS, folder, { recursive: true }));

  it.each([
    [
      'a $ref to nothing',
      HERO,
      '$defs/blockId',
      '$defs/nothing',
      /hero\.schema\.json at \/properties\/id\/\$ref: \$ref ".*nothing" does not exist/,
    ],
    [
      'a $ref to no file',
      HERO,
      '../definitions',
      '../missing',
      /hero\.schema\.json at \/properties\/id\/\$ref: .*names a file that does not exist/,
    ],
    [
      'an unknown keyword',
      HERO,
      '"x-cairn-label"',
      '"x-cairn-lable"',
      /hero\.schema\.json at \/properties\/.*: unknown keyword "x-cairn-lable"/,
    ],
    ['an unknown format', HERO, '"format": "html"', '"format": "htm"', /hero\.schema\.json at .*\/format: unknown format "htm"/],
    [
      'another type than its file name',
      HERO,
      '"const": "hero"',
      '"const": "heroes"',
      /hero\.schema\.json at \/properties\/type: must be \{"const": "hero"\}/,
    ],
    ['broken JSON', HERO, '{', '{,', /hero\.schema\.json: is not JSON/],
    ['broken YAML', 'openapi/consumer.yaml', 'paths:', 'paths: :', /consumer\.yaml: is not YAML/],
    [
      'an operation without a name',
      'openapi/consumer.yaml',
      'operationId: createProfile',
      'x-none: 1',
      /consumer\.yaml at \/paths\/~1consumers-v3~1consumer\/post: must have an operationId/,
    ],
    [
      'a path parameter that is not in the path',
      'openapi/personalization.yaml',
      '- name: brand',
      '- name: brands',
      /personalization\.yaml at .*path parameters/,
    ],
    [
      'a POST without idempotency',
      'openapi/consumer.yaml',
      'idempotency: none',
      'safe: false',
      /consumer\.yaml at \/paths\/~1consumers-v3~1consumer\/post\/x-cairn-call: must name its "idempotency"/,
    ],
    [
      'an unknown idempotency',
      'openapi/consumer.yaml',
      'idempotency: none',
      'idempotency: sometimes',
      /consumer\.yaml at .*\/post\/x-cairn-call\/idempotency: must be one of natural, key, none/,
    ],
    [
      'an unknown setting of a call',
      'openapi/consumer.yaml',
      'idempotency: none',
      'idempotent: true',
      /consumer\.yaml at .*\/post\/x-cairn-call\/idempotent: is not a setting/,
    ],
    [
      'a key of repeats without its header',
      'openapi/cart.yaml',
      'idempotency: none',
      'idempotency: key',
      /cart\.yaml at .*\/x-cairn-call\/idempotency: must be "key" if, and only if, the header idempotency-key is required/,
    ],
    [
      'an unknown rate limit',
      'openapi/cart.yaml',
      'rateLimit: cardFrames',
      'rateLimit: cards',
      /cart\.yaml at .*\/get\/x-cairn-call\/rateLimit: must be one of cardFrames, coupons, giftCards, lookups, mails/,
    ],
    [
      'a mutation that names nothing to invalidate',
      'openapi/cart.yaml',
      ', invalidates: [getShippingMethods, getPaymentMethods]',
      '',
      /cart\.yaml at \/paths\/~1cart~1v1~1cart\/post\/x-cairn-call: must list the operations that it "invalidates"/,
    ],
    [
      'an invalidated operation that does not exist',
      'openapi/cart.yaml',
      'invalidates: [getShippingMethods',
      'invalidates: [getShippingWays',
      /cart\.yaml at .*\/post\/x-cairn-call\/invalidates\/0: "getShippingWays" is not a safe operation of the gateway/,
    ],
    [
      'a safe operation that invalidates',
      'openapi/products.yaml',
      'cacheTags: [catalog, listings]',
      'invalidates: [getCatalog]',
      /products\.yaml at .*\/get\/x-cairn-call\/invalidates: has no effect/,
    ],
    [
      'a safe operation with a body limit',
      'openapi/products.yaml',
      'cacheTags: [catalog, listings]',
      'cacheTags: [catalog, listings], bodyLimit: 1000',
      /products\.yaml at .*\/get\/x-cairn-call\/bodyLimit: has no effect/,
    ],
    [
      'an unknown cache tag',
      'openapi/products.yaml',
      'cacheTags: [catalog, listings]',
      'cacheTags: [catalog, lists]',
      /products\.yaml at .*\/get\/x-cairn-call\/cacheTags\/1: must be one of catalog, listings/,
    ],
    [
      'a cache tag of a parameter that the operation does not have',
      'openapi/products.yaml',
      'cacheTags: [catalog, listings]',
      "cacheTags: [catalog, 'product:{productId}']",
      /products\.yaml at .*\/get\/x-cairn-call\/cacheTags: "\{productId\}" is not a parameter of the operation/,
    ],
    [
      'an area without a folder in the backend',
      'openapi/shared.yaml',
      '  orders: orders\n',
      '',
      /shared\.yaml at \/x-cairn-features: must name the folder of "orders" below backend/,
    ],
    [
      'a service that does not exist',
      'openapi/gallery.yaml',
      '{ service: partner }',
      '{ service: partners }',
      /gallery\.yaml at \/x-cairn-defaults\/service: must be "shop" or "partner"/,
    ],
    [
      "a partner's operations behind the gateway",
      'openapi/gallery.yaml',
      '{ service: partner }',
      '{ service: partner, gateway: true }',
      /gallery\.yaml at \/x-cairn-defaults: cannot have "gateway" or "standard"/,
    ],
    [
      'an error code that there is not',
      'openapi/orders.yaml',
      'errors: [ORD400]',
      'errors: [OHS1]',
      /orders\.yaml at .*errors: "OHS1" is not a code of schemas\/errors\.json/,
    ],
    [
      'a role that nobody has',
      'openapi/orders.yaml',
      '[guest]',
      '[visitor]',
      /orders\.yaml at .*\/security: "visitor" is not one of the roles/,
    ],
    [
      'a comma in an unquoted note',
      'openapi/consumer.yaml',
      'Interests joined by "|".,',
      'Interests, by bars,',
      /consumer\.yaml at .*unknown keyword "by bars"/,
    ],
  ])('is reported in one sentence: %s', async (_name, file, from, to, sentence) => {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    expect(text).toContain(from);
    writeFileSync(path, text.replace(from, to));
    await expect(generate(folder, MESSAGES)).rejects.toThrow(sentence);
  });
});
