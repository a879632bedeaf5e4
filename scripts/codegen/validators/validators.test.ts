import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { blockFields, blockTypes } from '#generated/content/fields.ts';
import { blockSchemas } from '#generated/content/schemas.js';
import { validateBlockAll, validatePageAll } from '#generated/content/validators-all.js';
import { validateBlockFirst } from '#generated/content/validators-first.js';
import { levelOf } from '#generated/errors.ts';
import { operations } from '#generated/openapi/operations.ts';
import { operationValidators } from '#generated/openapi/validators.ts';

const target = { text: 'Shop', url: '/c/jackets' };
const buttons = { type: 'cta-buttons', id: 'buttons', targets: [target] };
const faulty = { type: 'cta-buttons', id: '', targets: [{ url: 'javascript:alert(1)' }], color: 1 };

describe('block validators', () => {
  it('accept a valid block', () => {
    expect(validateBlockAll['cta-buttons'](buttons)).toBe(true);
    expect(validateBlockFirst['cta-buttons'](buttons)).toBe(true);
  });

  it('list every error for preview and the first one for publish', () => {
    expect(validateBlockAll['cta-buttons'](faulty)).toBe(false);
    expect(validateBlockAll['cta-buttons'].errors?.length).toBeGreaterThan(3);
    expect(validateBlockFirst['cta-buttons'](faulty)).toBe(false);
    expect(validateBlockFirst['cta-buttons'].errors).toHaveLength(1);
  });

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\tscript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'data:text/html,x',
    '',
  ])('reject the link %j', (url) => expect(validateBlockFirst['cta-buttons']({ ...buttons, targets: [{ ...target, url }] })).toBe(false));

  it.each([
    '/',
    '/c/jackets-20412',
    '#modal-sign-up',
    '?size=m#modal-size',
    'https://example.com/a:b',
    'mailto:help@example.com',
    'tel:+15550100',
  ])('accept the link %j', (url) => expect(validateBlockFirst['cta-buttons']({ ...buttons, targets: [{ ...target, url }] })).toBe(true));

  it.each([
    ['#fff', true],
    ['#0a1b2c80', true],
    ['rgb(10 20 30 / 40%)', true],
    ['hsl(120deg 50% 50%)', true],
    ['surface-inverse', true],
    ['--color-ember', true],
    ['url(x)', false],
    ['#ggg', false],
    ['red; position: fixed', false],
    ['rgb(1,2,3);x:y', false],
  ])('validate the color %j', (backgroundColor, good) => {
    const bar = { type: 'promo-bar', id: 'bar', messages: [], backgroundColor };
    expect(validateBlockFirst['promo-bar'](bar)).toBe(good);
  });
});

describe('envelope', () => {
  const page = { id: 'p', type: 'page', name: 'P', slug: 'p', components: [{ type: 'no-such-block', id: 'x', anything: [1] }] };

  it('accepts an unknown block', () => {
    expect(validatePageAll(page)).toBe(true);
    expect(operationValidators.getPage.responses[200]?.(page)).toBe(true);
  });

  it('rejects a component that is not a block', () => {
    expect(validatePageAll({ ...page, components: [{ id: 'x' }] })).toBe(false);
    expect(validatePageAll.errors?.[0]?.instancePath).toBe('/components/0');
  });
});

describe('field table', () => {
  it('contains the paths of children, HTML and links', () => {
    expect(blockFields.collection.slots).toEqual(['items']);
    expect(blockFields.experience.slots).toEqual(['baselines', 'variants.*.targets']);
    expect(blockFields.accordion.html).toEqual(['richText', 'items.*.body']);
    expect(blockFields['mega-menu'].links).toContain('items.*.columns.*.children.*.children.*.url');
  });

  it('has a row and a schema without $refs for every block', () => {
    expect(Object.keys(blockSchemas)).toEqual(blockTypes);
    expect(JSON.stringify(blockSchemas)).not.toContain('"$ref"');
  });
});

describe('operation validators', () => {
  it('convert query strings by the schema and fill in defaults', () => {
    const query: Record<string, unknown> = { offset: '24', 'tagId[]': 'winter', utm_source: 'mail' };
    expect(operationValidators.searchContent.request.query?.(query)).toBe(true);
    expect(query).toEqual({ offset: 24, limit: 12, 'tagId[]': ['winter'], utm_source: 'mail' });
  });

  it('reject strings that cannot be converted', () => {
    const validate = operationValidators.searchContent.request.query;
    expect(validate?.({ offset: 'many', limit: '1000' })).toBe(false);
    expect(validate?.errors?.map(({ instancePath }) => instancePath)).toEqual(['/offset', '/limit']);
  });

  it('validate each personalization event by its own type', () => {
    const validate = operationValidators.decide.request.body;
    const body = { channel: 'c', events: [{ eventType: 'monetate:context:Coordinates', latitude: 1, longitude: '2' }] };
    expect(validate?.(body)).toBe(false);
    expect(validate?.errors?.map(({ instancePath }) => instancePath)).toEqual(['/events/0/latitude']);
    expect(validate?.({ channel: 'c', events: [{ eventType: 'monetate:context:Nothing' }] })).toBe(false);
    expect(validate?.({ channel: 'c', events: [] })).toBe(true);
  });

  it('do not convert a body’s strings to numbers', () => {
    expect(operationValidators.getServerTime.responses[200]?.({ timestamp: '1' })).toBe(false);
    expect(operationValidators.getServerTime.responses[200]?.({ timestamp: 1 })).toBe(true);
  });
});

describe('modules of validators', () => {
  it.each(operations)('name those of $operationId after it', async ({ operationId, area }) => {
    const { request, responses } = operationValidators[operationId];
    const module = (await import(`../../../generated/openapi/validators/${area}.js`)) as Record<string, unknown>;
    for (const [part, validate] of Object.entries(request)) {
      expect(module[`${operationId}${part.charAt(0).toUpperCase()}${part.slice(1)}`], part).toBe(validate);
    }
    for (const [status, validate] of Object.entries(responses)) expect(module[`${operationId}${status}`] ?? null, status).toBe(validate);
  });
});

describe('generated files', () => {
  const folder = fileURLToPath(new URL('../../../generated/openapi', import.meta.url));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /^[\w/]+\.(?:ts|js)$/.test(file));

  it.each([
    ['the type', /^export type ErrorInfo = /m, ['shared.ts']],
    ['the type', /^ {4}ErrorInfo: /m, ['shared.ts']],
    ['the validator', /^function validateErrorInfo\(/m, ['validators/shared.js']],
    ['the type', /^export type CartItem = /m, ['cart.ts']],
    ['the validator', /^function validateCartItem\(/m, ['validators/cart.js']],
  ])('contain %s %s once', (_what, declaration, homes) => {
    expect(files.filter((file) => declaration.test(readFileSync(join(folder, file), 'utf8')))).toEqual(homes);
  });
});

describe('levelOf', () => {
  it.each([
    ['INV408', 'item'],
    ['PRM130', 'input'],
    ['PRM175', 'input'],
    ['PRM176', undefined],
    ['PRM129', undefined],
    ['PRO499', 'top'],
    ['PRO4', undefined],
    ['AUT444', 'top'],
    ['AUT445', undefined],
    ['toString', undefined],
  ])('returns the level of %s', (code, level) => expect(levelOf(code)).toBe(level));
});
