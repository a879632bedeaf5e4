import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { createAjv } from './ajv.ts';
import { compileModules, type Part, type Schema } from './validator-parts.ts';

const SKU = { type: 'string', minLength: 2, maxLength: 4, pattern: '^[a-z"+]+$' };
const LINE = {
  type: 'object',
  required: ['sku'],
  additionalProperties: false,
  properties: {
    sku: { $ref: 'cairn:shared/Sku' },
    count: { type: ['integer', 'null'], minimum: 1, maximum: 9 },
    kind: { enum: ['gift', 'plain'] },
    is: { const: 'line' },
    'gift-kind': { enum: ['box'] },
    gift_kind: { enum: ['bag'] },
    day: { type: 'string', format: 'date' },
    parts: { type: 'array', minItems: 1, maxItems: 2, uniqueItems: true, items: { $ref: 'cairn:cart/Line' } },
  },
};
const schemas: readonly Schema[] = [
  { id: 'cairn:cart/Line', functionName: 'validateLine', schema: LINE, file: 'openapi/cart.yaml' },
  { id: 'cairn:shared/Sku', functionName: 'validateSku', schema: SKU, file: 'openapi/shared.yaml' },
];
const values: readonly unknown[] = [
  { sku: 'abc', parts: [{ sku: 'ab' }] },
  { sku: 'A', count: 0, kind: 'x', 'gift-kind': 'x', gift_kind: 'x', is: 'row', day: 'today', parts: [] },
  { sku: 'abcdef', count: 10, extra: 1, parts: [{}, { sku: 1 }, { sku: 1 }] },
  { count: 'many', parts: 'none' },
  7,
];

function run(parts: readonly Part[], name: string): (value: unknown) => unknown {
  const text = parts
    .map(({ code, constants }) => [...constants].map(([key, value]) => `var ${key} = ${value};\n`).join('') + code)
    .join('\n');
  const helpers = { formats: { date: () => false }, equal: (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b) };
  return runInContext(`${text}\n(value) => { ${name}(value); return ${name}.errors; }`, createContext(helpers)) as (
    value: unknown,
  ) => unknown;
}

describe('compileModules', () => {
  const parts = compileModules(schemas, {});

  it('compiles each schema to a function of its own name, which calls those of the schemas that it refers to', () => {
    expect(parts.map(({ functionName }) => functionName)).toEqual(['validateLine', 'validateSku']);
    expect(parts.map(({ calls }) => [...calls])).toEqual([['validateSku'], []]);
    expect(parts[0]?.code).toContain('function validateLine(');
    expect(parts[0]?.code).toContain('validateLine(data');
  });

  it.each(values)('reports the same errors for %j as ajv', (value) => {
    const ajv = createAjv({ allErrors: true });
    for (const { id, schema } of schemas) ajv.addSchema(schema as object, id);
    const validate = ajv.getSchema('cairn:cart/Line');
    void validate?.(value);
    const expected = validate?.errors ?? [];
    expect(JSON.parse(JSON.stringify(run(parts, 'validateLine')(value) ?? []))).toEqual(expected);
  });

  it.each([{ id: 'a1' }, { kind: 'gift', code: 'x' }, { kind: 'gift' }, { kind: 'none' }, { id: 'a1', kind: 'gift', code: 'x' }, {}])(
    'validates %j against a oneOf whose branch is a discriminated union as ajv does',
    (value) => {
      const closed = { type: 'object', additionalProperties: false };
      const text = { type: 'string' };
      const unions: readonly [string, object][] = [
        ['Reference', { ...closed, required: ['id'], properties: { id: text } }],
        ['Gift', { ...closed, required: ['kind', 'code'], properties: { kind: { const: 'gift' }, code: text } }],
        ['Plain', { ...closed, required: ['kind'], properties: { kind: { const: 'plain' } } }],
        [
          'Input',
          {
            type: 'object',
            discriminator: { propertyName: 'kind' },
            oneOf: [{ $ref: 'cairn:cart/Gift' }, { $ref: 'cairn:cart/Plain' }],
          },
        ],
        ['Choice', { type: 'object', oneOf: [{ $ref: 'cairn:cart/Reference' }, { $ref: 'cairn:cart/Input' }] }],
      ];
      const all = unions.map(([name, schema]) => ({
        id: `cairn:cart/${name}`,
        functionName: `validate${name}`,
        schema: schema as Schema['schema'],
        file: 'openapi/cart.yaml',
      }));
      const ajv = createAjv({ allErrors: true });
      for (const { id, schema } of all) ajv.addSchema(schema as object, id);
      const validate = ajv.getSchema('cairn:cart/Choice');
      void validate?.(value);
      const expected = validate?.errors ?? [];
      expect(JSON.parse(JSON.stringify(run(compileModules(all, {}), 'validateChoice')(value) ?? []))).toEqual(
        JSON.parse(JSON.stringify(expected)),
      );
    },
  );

  it('names the file of a schema that does not compile', () => {
    const broken = [{ id: 'cairn:cart/Bad', functionName: 'validateBad', schema: { $ref: 'cairn:cart/None' }, file: 'openapi/cart.yaml' }];
    expect(() => compileModules(broken, {})).toThrow(/openapi\/cart\.yaml: does not compile/);
  });
});
