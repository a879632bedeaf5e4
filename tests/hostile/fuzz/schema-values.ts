import fc from 'fast-check';

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

export type Components = Readonly<Record<string, Schema>>;

/** References go round in circles; deeper than this nothing optional is made. */
const deepest = 4;

const byFormat: Readonly<Record<string, fc.Arbitrary<string>>> = {
  uuid: fc.uuid({ version: 4 }),
  email: fc.constantFrom('robin@shopper.example', 'a+b@x.example'),
  'date-time': fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  date: fc.constantFrom('2026-11-22', '1999-12-31'),
  uri: fc.webUrl(),
};

function textOf({ format, pattern, minLength = 0, maxLength = 40 }: Schema): fc.Arbitrary<string> {
  const formatted = format === undefined ? undefined : byFormat[format];
  if (formatted) return formatted;
  if (pattern !== undefined) {
    try {
      return fc.stringMatching(new RegExp(pattern));
    } catch {
      // A pattern that cannot be drawn from: the value is nearly valid then.
    }
  }
  return fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 40) });
}

/** Values that a schema accepts, as a rule: what its keywords say of one value alone. */
export function valuesOf(schema: Schema, components: Components, depth = 0): fc.Arbitrary<unknown> {
  const { $ref, type, enum: listed, items, oneOf, anyOf, allOf, properties = {}, required = [] } = schema;
  if ($ref !== undefined) return valuesOf(components[$ref.split('/').at(-1) ?? ''] ?? {}, components, depth);
  if (listed) return fc.constantFrom(...listed);
  if (schema.const !== undefined) return fc.constant(schema.const);
  const choices = oneOf ?? anyOf;
  if (choices) return fc.oneof(...choices.map((choice) => valuesOf(choice, components, depth)));
  if (allOf)
    return fc.tuple(...allOf.map((part) => valuesOf(part, components, depth))).map((parts) => Object.assign({}, ...parts) as unknown);
  const first = Array.isArray(type) ? (type as readonly string[])[0] : type;
  if (first === 'string') return textOf(schema);
  if (first === 'integer') return fc.integer({ min: schema.minimum ?? 0, max: Math.min(schema.maximum ?? 1000, 2 ** 31 - 1) });
  if (first === 'number') return fc.double({ min: schema.minimum ?? 0, max: schema.maximum ?? 1000, noNaN: true });
  if (first === 'boolean') return fc.boolean();
  if (first === 'array')
    return fc.array(valuesOf(items ?? {}, components, depth + 1), {
      minLength: schema.minItems ?? 0,
      maxLength: Math.min(schema.maxItems ?? 3, 3),
    });
  if (first === 'null') return fc.constant(null);
  const kept = Object.entries(properties).filter(([name]) => depth < deepest || required.includes(name));
  return fc.record(Object.fromEntries(kept.map(([name, value]) => [name, valuesOf(value, components, depth + 1)])), {
    requiredKeys: kept.map(([name]) => name).filter((name) => required.includes(name)),
  });
}
