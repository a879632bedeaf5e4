import fc from 'fast-check';
import type { Components, Schema } from '../../document/schema.ts';
import type { SeededRandom } from './seeded-random.ts';

export interface SchemaContext {
  readonly components: Components;
  readonly random: SeededRandom;
}

/** Schemas may be recursive: below this depth, objects have required properties only. */
const DEEPEST = 5;
const MAX_ITEMS = 3;

const words = ['ridge', 'fell', 'harbor', 'tarn', 'cedar', 'slate', 'meadow', 'ember', 'glacier', 'moss', 'drift', 'summit'];
const pictures = ['jacket-kestrel/spruce/front', 'jacket-kestrel/spruce/back', 'jacket-kestrel/spruce/worn'];

const byFormat: Readonly<Record<string, (random: SeededRandom) => string>> = {
  uuid: (random) => random.uuid(),
  email: (random) => `${random.pick(words)}@example.com`,
  'date-time': (random) => new Date(Date.UTC(2026, random.below(12), 1 + random.below(28), random.below(24))).toISOString(),
  date: (random) => new Date(Date.UTC(2026, random.below(12), 1 + random.below(28))).toISOString().slice(0, 10),
  link: (random) => `/${random.pick(words)}`,
  'media-url': (random) => `/media/tarnfell/image/upload/v1/products/${random.pick(pictures)}`,
};

/** Cached by length and pattern, as parsing a pattern is slow. */
const matchingTexts = new Map<string, fc.Arbitrary<string>>();

/** Returns a value that matches the schema, except for conditions between properties. */
export function generateValue(schema: Schema, context: SchemaContext, depth = 0): unknown {
  const { components, random } = context;
  const { $ref, enum: listed, oneOf, anyOf, allOf } = schema;
  if ($ref !== undefined) return generateValue(resolve($ref, components), context, depth);
  if (schema.const !== undefined) return schema.const;
  if (listed) return random.pick(listed);
  const choices = oneOf ?? anyOf;
  if (choices) return generateValue(random.pick(choices), context, depth);
  if (allOf) return Object.assign({}, ...allOf.map((part) => generateValue(part, context, depth))) as unknown;
  const type = typeof schema.type === 'object' ? random.pick(schema.type) : schema.type;
  if (type === 'string') return generateText(schema, random);
  if (type === 'integer') return generateNumber(schema, random, 1);
  if (type === 'number') return generateNumber(schema, random, 100);
  if (type === 'boolean') return random.below(2) === 1;
  if (type === 'null') return null;
  if (type === 'array') return generateArray(schema, context, depth);
  return generateObject(schema, context, depth);
}

/** Resolves "#/components/schemas/Cart", or a property of it. */
function resolve(reference: string, components: SchemaContext['components']): Schema {
  const [name = '', ...rest] = reference.replace('#/components/schemas/', '').split('/');
  return rest.reduce<unknown>((at, key) => (at as Readonly<Record<string, unknown>>)[key], components[name]) as Schema;
}

function generateText({ format, pattern, minLength = 0, maxLength = 60 }: Schema, random: SeededRandom): string {
  const formatted = format === undefined ? undefined : byFormat[format]?.(random);
  if (formatted !== undefined) return formatted;
  if (pattern !== undefined) {
    const key = `${maxLength} ${pattern}`;
    const matching = matchingTexts.get(key) ?? fc.stringMatching(new RegExp(pattern), { maxLength: Math.max(maxLength, minLength) });
    matchingTexts.set(key, matching);
    return fc.sample(matching, { numRuns: 1, seed: random.below(2 ** 31) })[0] ?? '';
  }
  let text = `${random.pick(words)} ${random.pick(words)}`;
  while (text.length < minLength) text += ` ${random.pick(words)}`;
  return text.slice(0, maxLength);
}

/** @param parts Fractions of one: 100 for amounts of money */
function generateNumber({ minimum, maximum, exclusiveMinimum }: Schema, random: SeededRandom, parts: number): number {
  const low = exclusiveMinimum === undefined ? (minimum ?? 0) * parts : exclusiveMinimum * parts + 1;
  const high = Math.min((maximum ?? 500) * parts, low + 500 * parts);
  return (Math.ceil(low) + random.below(Math.floor(Math.max(high - low, 0)) + 1)) / parts;
}

function generateArray({ items = {}, minItems = 0, maxItems = MAX_ITEMS }: Schema, context: SchemaContext, depth: number): unknown[] {
  const most = depth > DEEPEST ? minItems : Math.max(minItems, Math.min(maxItems, MAX_ITEMS));
  const length = minItems + context.random.below(most - minItems + 1);
  return Array.from({ length }, () => generateValue(items, context, depth + 1));
}

function generateObject(schema: Schema, context: SchemaContext, depth: number): Record<string, unknown> {
  const { properties = {}, required = [], minProperties = 0, additionalProperties, propertyNames } = schema;
  const { random } = context;
  const optional = Object.keys(properties).filter((name) => !required.includes(name));
  const chosen = optional.filter(() => depth <= DEEPEST && random.below(2) === 1);
  const missing = Math.max(0, minProperties - required.length - chosen.length);
  const names = [...required, ...chosen, ...optional.filter((name) => !chosen.includes(name)).slice(0, missing)];
  const value = Object.fromEntries(names.map((name) => [name, generateValue(properties[name] ?? {}, context, depth + 1)]));
  if (typeof additionalProperties !== 'object') return value;
  const keys = Array.from({ length: 1 + random.below(2) }, () =>
    String(generateValue(propertyNames ?? { type: 'string' }, context, depth)),
  );
  return { ...value, ...Object.fromEntries(keys.map((key) => [key, generateValue(additionalProperties, context, depth + 1)])) };
}
