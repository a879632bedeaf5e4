import type { FieldSchema } from '#generated/content/schemas.js';

/** A schema as the generated module holds it: every field has an example. */
export interface ExampleSchema extends FieldSchema {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly exclusiveMinimum?: number;
  readonly uniqueItems?: boolean;
  readonly minProperties?: number;
  readonly examples?: readonly unknown[];
}

/** What a document decides wherever its schema leaves a choice. Places are paths such as "items.*.title". */
export interface Plan {
  /** Whether a field that may be missing is there. */
  has(place: string): boolean;
  /** One of the values of an enum, or true or false. */
  pick(values: readonly unknown[], place: string, index: number): unknown;
  /** Between the schema's limits. */
  number(schema: ExampleSchema, place: string): number;
  /** How many entries a list has. */
  length(schema: ExampleSchema, place: string): number;
  text(schema: ExampleSchema, place: string, index: number): string;
  /** Blocks in a field that holds blocks. */
  children(count: number): readonly object[];
}

/** The schemas' own place, which callers do not have to say. */
export const top = '';

export const below = (place: string, name: string): string => (place === top ? name : `${place}.${name}`);

/** A value that the schema accepts, with each choice made by the plan. `index` is the value's place in the list around it. */
export function buildValue(schema: ExampleSchema, plan: Plan, place: string = top, index = 0): unknown {
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
  const entries = Array.from({ length: count }, (_, at) => buildValue(schema.items ?? {}, plan, below(place, '*'), at));
  return schema.uniqueItems ? [...new Set(entries)] : entries;
}

function buildObject(schema: ExampleSchema, plan: Plan, place: string, index: number): object {
  const required = new Set(schema.required);
  const fields = Object.entries(schema.properties ?? {});
  const kept = fields.filter(([name]) => required.has(name) || plan.has(below(place, name)));
  // An object that must hold something keeps its first field, whatever the plan says.
  const shown = kept.length < (schema.minProperties ?? 0) ? fields.slice(0, schema.minProperties) : kept;
  return Object.fromEntries(shown.map(([name, child]) => [name, buildValue(child, plan, below(place, name), index)]));
}
