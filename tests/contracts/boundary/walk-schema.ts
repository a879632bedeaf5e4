import { joinPlace, ROOT, type ExampleSchema } from './build-value.ts';

export interface SchemaPlace {
  readonly place: string;
  readonly schema: ExampleSchema;
  readonly isRequired: boolean;
}

/** Yields every part of a schema with its place, except child blocks. */
export function* walkSchema(schema: ExampleSchema, place: string = ROOT, isRequired = true): Generator<SchemaPlace> {
  yield { place, schema, isRequired };
  if (schema['x-cairn-slot']) return;
  for (const [name, child] of Object.entries(schema.properties ?? {}))
    yield* walkSchema(child, joinPlace(place, name), schema.required?.includes(name) === true);
  if (schema.items) yield* walkSchema(schema.items, joinPlace(place, '*'));
}
