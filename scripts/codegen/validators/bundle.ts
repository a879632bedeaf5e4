import { isObject, toPascalCase, escapePointerStep, sortKeys, type Json, type JsonObject } from '../json.ts';
import { SchemaError } from '../schema-error.ts';
import { resolveRef, type SchemaLocation, type Resolved, type Sources } from '../sources.ts';

/** Place in a bundle for the target of a $ref, e.g. ["$defs", "Media"]; undefined copies it inline. */
export type Place = (target: Resolved) => readonly string[] | undefined;

/** Collects the targets of $refs from any file into one document with local $refs only. */
export interface Bundle {
  /** Copies `node` with local $refs and collects their targets. */
  rewrite(node: Json, at: SchemaLocation): Json;
  /** Collects one target and returns its local $ref. */
  take(target: Resolved): string;
  /** The collected document with sorted keys. */
  document(): JsonObject;
  /** Local $ref → its source. */
  readonly origins: ReadonlyMap<string, SchemaLocation>;
}

export function createBundle(sources: Sources, sectionPath: Place): Bundle {
  const gathered: JsonObject = {};
  const origins = new Map<string, SchemaLocation>();

  function rewrite(node: Json, at: SchemaLocation): Json {
    if (Array.isArray(node)) return node.map((child, index) => rewrite(child, { ...at, pointer: at.pointer + escapePointerStep(index) }));
    if (!isObject(node)) return node;
    const copy: JsonObject = {};
    for (const [key, child] of Object.entries(node)) {
      const below = { ...at, pointer: at.pointer + escapePointerStep(key) };
      if (key !== '$ref' || typeof child !== 'string') {
        copy[key] = key === 'example' || key === 'examples' ? child : rewrite(child, below);
        continue;
      }
      const target = resolveRef(sources, below, child);
      if (sectionPath(target)) copy.$ref = take(target);
      else Object.assign(copy, rewrite(target.value, target));
    }
    return copy;
  }

  function take(target: Resolved): string {
    const section = sectionPath(target);
    if (!section) throw new SchemaError(target.file, target.pointer, 'cannot be referenced from here');
    const ref = `#${section.map(escapePointerStep).join('')}`;
    const known = origins.get(ref);
    if (known && (known.file !== target.file || known.pointer !== target.pointer)) {
      throw new SchemaError(
        target.file,
        target.pointer,
        `has the same name as schemas/${known.file}#${known.pointer}; give one of them another title`,
      );
    }
    if (!known) {
      origins.set(ref, { file: target.file, pointer: target.pointer });
      putAt(gathered, section, strip(rewrite(target.value, target)));
    }
    return ref;
  }

  return { rewrite, take, origins, document: () => sortDefinitions(gathered) };
}

/** The name of a referenced schema: its title, or the last step of its pointer or file; undefined for a part of one. */
export function getSchemaName({ file, pointer, value }: Resolved): string | undefined {
  const step = /^\/(?:\$defs|components\/schemas)\/([^/]+)$/.exec(pointer)?.[1];
  if (pointer !== '' && step === undefined) return undefined;
  const title = isObject(value) ? value.title : undefined;
  return typeof title === 'string'
    ? toPascalCase(title)
    : toPascalCase(step ?? (file.split('/').at(-1) ?? file).replace('.schema.json', ''));
}

function putAt(root: JsonObject, path: readonly string[], value: Json): void {
  let section = root;
  for (const key of path.slice(0, -1)) {
    const next = section[key];
    section = isObject(next) ? next : (section[key] = {});
  }
  const last = path.at(-1);
  if (last !== undefined) section[last] = value;
}

function strip(schema: Json): Json {
  if (!isObject(schema)) return schema;
  const { $schema: _schema, $id: _id, $defs: _defs, ...rest } = schema;
  return rest;
}

/** Sorts the definitions of a document by name; their content keeps its order. */
function sortDefinitions(document: JsonObject): JsonObject {
  const sections = Object.entries(document).map(([key, section]) => {
    if (!isObject(section)) return [key, section] as const;
    return [key, key === 'components' ? sortDefinitions(section) : sortKeys(section)] as const;
  });
  return sortKeys(Object.fromEntries(sections));
}
