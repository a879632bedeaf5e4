import { createOrdinaryBlock } from './boundary-cases.ts';
import type { ExampleSchema } from './build-value.ts';
import { invalidTexts } from './hostile-texts.ts';
import { walkSchema } from './walk-schema.ts';

/** A document one step beyond the limits of its block's schema. */
export interface InvalidCase {
  readonly name: string;
  readonly block: unknown;
}

type Group = Readonly<Record<string, unknown>>;

/** Every document just beyond a limit of a block's schema: numbers, lengths, enums, addresses, missing or unknown fields. */
export function createInvalidCases(schema: ExampleSchema): readonly InvalidCase[] {
  const block = createOrdinaryBlock(schema);
  const places = [...walkSchema(schema)].filter(({ place }) => place !== '');
  const wrong = places.flatMap(({ place, schema: part }) =>
    createInvalidValues(part).map((value) => ({
      name: `${place} is ${JSON.stringify(value).slice(0, 60)}`,
      block: replaceAt(block, place.split('.'), value),
    })),
  );
  const missing = places
    .filter(({ place, isRequired }) => isRequired && !place.endsWith('*'))
    .map(({ place }) => ({ name: `${place} is missing`, block: replaceAt(block, place.split('.'), undefined) }));
  return [{ name: 'a field that nobody knows', block: { ...block, fieldThatNobodyKnows: true } }, ...wrong, ...missing];
}

function createInvalidValues(schema: ExampleSchema): readonly unknown[] {
  const { type, minimum, maximum, exclusiveMinimum, minLength, maxLength, minItems, maxItems, pattern, format = '' } = schema;
  if (schema['x-cairn-slot']) return ['no list', {}];
  const otherType = type === 'string' || schema.enum || 'const' in schema ? 7 : 'text';
  const getEntry = (count: number): readonly unknown[] => Array.from({ length: count }, () => ({ isNoSuchEntry: true }));
  return [
    otherType,
    null,
    ...(schema.enum ? ['no value of this enum'] : []),
    ...(minimum === undefined ? [] : [minimum - 1]),
    ...(maximum === undefined ? [] : [maximum + 1]),
    ...(exclusiveMinimum === undefined ? [] : [exclusiveMinimum]),
    ...(type === 'integer' ? [(minimum ?? 0) + 0.5] : []),
    ...(minLength === undefined ? [] : ['x'.repeat(minLength - 1)]),
    ...(maxLength === undefined ? [] : ['x'.repeat(maxLength + 1)]),
    ...(minItems === undefined ? [] : [getEntry(minItems - 1)]),
    ...(maxItems === undefined ? [] : [getEntry(maxItems + 1)]),
    ...(pattern === undefined ? [] : ['"><script>']),
    ...(invalidTexts[format] ?? []),
  ];
}

/** A copy with another value at a path, in which "*" is a list's first entry; `undefined` removes the field. */
function replaceAt(value: unknown, [step, ...rest]: readonly string[], other: unknown): unknown {
  if (step === undefined) return other;
  if (Array.isArray(value)) return value.map((entry: unknown, index) => (index === 0 ? replaceAt(entry, rest, other) : entry));
  const { [step]: old, ...own } = value as Group;
  const created = replaceAt(old, rest, other);
  return created === undefined ? own : { ...own, [step]: created };
}
