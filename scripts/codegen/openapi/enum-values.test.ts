import { expect, it } from 'vitest';
import { generateEnumValues } from './enum-values.ts';

const createArea = (name: string, schemas: object, parameters: object = {}) =>
  ({ area: name, document: { components: { schemas, parameters } } }) as unknown as Parameters<typeof generateEnumValues>[0][number];

it('generateEnumValues writes the values of each named enumeration once, in the order of the contract', () => {
  const sort = { type: 'string', enum: ['newest', 'bestMatches'] };
  const areas = [
    createArea('a', { SortId: sort, Other: { type: 'string' } }, { Region: { in: 'header', schema: { enum: ['NORA'] } } }),
    createArea('b', { SortId: sort }),
  ];
  expect(generateEnumValues(areas).text).toBe(
    'export const regionValues = ["NORA"] as const;\n\nexport const sortIdValues = ["newest","bestMatches"] as const;',
  );
});

it('generateEnumValues rejects one name with different values', () => {
  expect(() => generateEnumValues([createArea('a', { Kind: { enum: ['x'] } }), createArea('b', { Kind: { enum: ['y'] } })])).toThrow(
    'Kind',
  );
});
