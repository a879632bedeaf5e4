import type { FieldSchema } from '#generated/content/schemas.js';

/** A schema of the generated module: every field has an example. */
export interface ExampleSchema extends FieldSchema {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly exclusiveMinimum?: number;
  readonly uniqueItems?: boolean;
  readonly minProperties?: number;
  readonly examples?: readonly unknown[];
}

/** Decides every choice that a schema allows. Places are paths such as "items.*.title". */
export interface Plan {
  /** Decides whether an optional field is present. */
  has(place: string): boolean;
  /** Picks one of the values of an enum, or true or false. */
  pick(values: readonly unknown[], place: string, index: number): unknown;
  /** Picks a number between the schema's limits. */
  number(schema: ExampleSchema, place: string): number;
  /** Decides the number of entries of a list. */
  length(schema: ExampleSchema, place: string): number;
  text(schema: ExampleSchema, place: string, index: number): string;
  /** Provides blocks for a field that holds blocks. */
  children(count: number): readonly object[];
}

/** The root of a schema; the default for callers. */
export const ROOT = '';

export const joinPlace = (place: string, name: string): string => (place === ROOT ? name : `${place}.${name}`);

/** Builds a value that the schema accepts, with each choice made by the plan. `index` is the value's position in the surrounding list. */
export function buildValue(schema: ExampleSchema, plan: Plan, place: string = ROOT, index = 0): unknown {
  if ('const' in schema) return schema.const;
  if (schema.enum) return plan.pick(schema.enum, place, index);
  if (schema.type === 'boolean') return plan.pick([true, false], place, index);
  if (schema.type === 'integer' || schema.type === 'number') return plan.number(schema, place);
  if (schema.type === 'string') return plan.text(schema, place, index);
  if (schema.type === 'array') return buildList(schema, plan, place);
  return buildObject(schema, plan, place, index);
}

function buildList(schema: ExampleSchema, plan: Plan, place: string): readonly unknown[] {
  const count = plan.length(schema, place);
  if (schema['x-cairn-slot']) return plan.children(count);
  const entries = Array.from({ length: count }, (_, at) => buildValue(schema.items ?? {}, plan, joinPlace(place, '*'), at));
  return schema.uniqueItems ? [...new Set(entries)] : entries;
}

function buildObject(schema: ExampleSchema, plan: Plan, place: string, index: number): object {
  const required = new Set(schema.required);
  const fields = Object.entries(schema.properties ?? {});
  const remaining = fields.filter(([name]) => required.has(name) || plan.has(joinPlace(place, name)));
  // An object with a minimum number of properties keeps its first field, regardless of the plan.
  const shown = remaining.length < (schema.minProperties ?? 0) ? fields.slice(0, schema.minProperties) : remaining;
  return Object.fromEntries(shown.map(([name, child]) => [name, buildValue(child, plan, joinPlace(place, name), index)]));
}
