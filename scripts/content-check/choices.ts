/** The parts of JSON Schema that the content's schemas use. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly 'x-cairn-slot'?: boolean;
  readonly $defs?: Readonly<Record<string, Schema>>;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const isPlain = (value: unknown): value is string | number | boolean => ['string', 'number', 'boolean'].includes(typeof value);

/** Location in a schema: its definition, and the path from there. */
interface Place {
  readonly definition: string;
  readonly path: string;
}

export type Visit = (definition: string, choice: string) => void;

/** Fields that all blocks share (engine/block-layout.ts), or that change nothing visible. */
const ofEveryBlock = new Set(['id', 'type', 'name', 'bottomMargins', 'hideOnBreakpoint', 'isFullWidth']);

/**
 * Visits the editors' choices in blocks: fields by path, and enums and switches as "path=value", each in the definition that declares it. A
 * shared definition is visited once.
 */
export function visitChoices(root: Schema, visit: Visit): void {
  const seen = new Set<string>();
  for (const name of mapDefinitions(root).values()) enter(name);

  function enter(name: string): void {
    if (seen.has(name)) return;
    seen.add(name);
    walk(getDefinition(root, name), { definition: name, path: '' });
  }

  function walk(part: Schema, place: Place): void {
    if (part['x-cairn-slot']) return;
    if (part.$ref !== undefined) return enter(nameIn(part.$ref));
    for (const value of part.enum ?? (part.type === 'boolean' ? [true] : [])) visit(place.definition, `${place.path}=${String(value)}`);
    for (const [name, child] of Object.entries(part.properties ?? {})) {
      if (!isOfEveryBlock(place, name)) visit(place.definition, resolveBelow(place, name).path);
      walk(child, resolveBelow(place, name));
    }
    for (const child of [part.items, ...getAlternatives(part)]) if (child) walk(child, place);
  }
}

/** Visits the choices that a value makes, including defaults. Child blocks are values of their own. */
export function visitChosen(root: Schema, definition: string, value: unknown, visit: Visit): void {
  walk(getDefinition(root, definition), value, { definition, path: '' });

  function walk(part: Schema, at: unknown, place: Place): void {
    if (part['x-cairn-slot'] || at === undefined) return;
    if (part.$ref !== undefined) {
      const name = nameIn(part.$ref);
      return walk(getDefinition(root, name), at, { definition: name, path: '' });
    }
    if ((part.enum || part.type === 'boolean') && isPlain(at)) visit(place.definition, `${place.path}=${at}`);
    if (Array.isArray(at) && part.items) for (const entry of at) walk(part.items, entry, place);
    if (isRecord(at))
      for (const [name, child] of Object.entries(part.properties ?? {})) {
        if (at[name] !== undefined) visit(place.definition, resolveBelow(place, name).path);
        walk(child, at[name] ?? child.default, resolveBelow(place, name));
      }
    for (const child of getAlternatives(part)) walk(child, at, place);
  }
}

/** Block type → its definition. */
export function mapDefinitions(root: Schema): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(root.$defs ?? {}).flatMap(([name, { properties }]) => {
      const type = properties?.['type']?.const;
      return typeof type === 'string' && properties?.['id'] ? [[type, name] as const] : [];
    }),
  );
}

function isOfEveryBlock({ path }: Place, name: string): boolean {
  return path === '' && ofEveryBlock.has(name);
}

function resolveBelow({ definition, path }: Place, name: string): Place {
  return { definition, path: path === '' ? name : `${path}.${name}` };
}

function getAlternatives({ oneOf = [], anyOf = [], allOf = [] }: Schema): readonly Schema[] {
  return [...oneOf, ...anyOf, ...allOf];
}

/** @param reference "#/$defs/Name" */
function nameIn(reference: string): string {
  return reference.replace('#/$defs/', '');
}

function getDefinition({ $defs = {} }: Schema, name: string): Schema {
  const definition = $defs[name];
  if (!definition) throw new Error(`[cairn] [content] the schema has no definition "${name}"`);
  return definition;
}
