import fc from 'fast-check';
import type { Components, Schema } from '../document/schema.ts';
import { drawText } from './text-values.ts';

export interface ValueSource {
  readonly components: Components;
  /** Draws values at the schema's limits, if it has any. */
  readonly isBoundary?: boolean;
  /** Length of a text at its limit. */
  readonly longestText?: number;
}

/** Schemas may be recursive. Below this depth optional properties are omitted. */
const deepest = 4;
/** Maximum number of items in a drawn list, and in one at its limit. */
const maxItemCount = { usual: 3, boundary: 30 };

function drawNumbers({ type, minimum = 0, maximum = 1000 }: Schema, isBoundary: boolean): fc.Arbitrary<number> {
  const max = Math.min(maximum, 2 ** 31 - 1);
  if (isBoundary) return fc.constantFrom(minimum, max);
  return type === 'number' ? fc.double({ min: minimum, max: maximum, noNaN: true }) : fc.integer({ min: minimum, max });
}

function drawLists({ items = {}, minItems = 0, maxItems = maxItemCount.usual }: Schema, source: ValueSource, depth: number) {
  const entries = drawValues(items, source, depth + 1);
  const most = Math.min(maxItems, source.isBoundary ? maxItemCount.boundary : maxItemCount.usual);
  const drawExactly = (length: number): fc.Arbitrary<unknown[]> => fc.array(entries, { minLength: length, maxLength: length });
  if (source.isBoundary) return fc.oneof(drawExactly(minItems), drawExactly(Math.max(most, minItems)));
  return fc.array(entries, { minLength: minItems, maxLength: Math.max(most, minItems) });
}

function drawGroups({ properties = {}, required = [] }: Schema, source: ValueSource, depth: number): fc.Arbitrary<unknown> {
  const remaining = Object.entries(properties).filter(([name]) => depth < deepest || required.includes(name));
  const values = Object.fromEntries(remaining.map(([name, value]) => [name, drawValues(value, source, depth + 1)]));
  const requiredKeys = remaining.map(([name]) => name).filter((name) => required.includes(name));
  if (!source.isBoundary) return fc.record(values, { requiredKeys });
  const least = Object.fromEntries(Object.entries(values).filter(([name]) => required.includes(name)));
  return fc.oneof(fc.record(least), fc.record(values));
}

/** Values that usually match the schema: keywords that compare several values are ignored. */
export function drawValues(schema: Schema, source: ValueSource, depth = 0): fc.Arbitrary<unknown> {
  const { components, isBoundary = false, longestText = 4000 } = source;
  const { $ref, type, enum: listed, oneOf, anyOf, allOf } = schema;
  if ($ref !== undefined) return drawValues(components[$ref.split('/').at(-1) ?? ''] ?? {}, source, depth);
  if (listed) return fc.constantFrom(...listed);
  if (schema.const !== undefined) return fc.constant(schema.const);
  const choices = oneOf ?? anyOf;
  if (choices) return fc.oneof(...choices.map((choice) => drawValues(choice, source, depth)));
  if (allOf)
    return fc.tuple(...allOf.map((part) => drawValues(part, source, depth))).map((parts) => Object.assign({}, ...parts) as unknown);
  const first = Array.isArray(type) ? (type as readonly string[])[0] : type;
  if (first === 'string') return drawText(schema, isBoundary ? longestText : undefined);
  if (first === 'integer' || first === 'number') return drawNumbers(schema, isBoundary);
  if (first === 'boolean') return fc.boolean();
  if (first === 'array') return drawLists(schema, source, depth);
  if (first === 'null') return fc.constant(null);
  return drawGroups(schema, source, depth);
}
