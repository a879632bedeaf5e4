import { readFileSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseDocument } from 'yaml';
import { isObject, resolvePointer, type Json, type JsonObject } from './json.ts';
import { SchemaError } from './schema-error.ts';

/** The parsed files under schemas/, by their path in that folder. */
export interface Sources {
  readonly files: ReadonlyMap<string, JsonObject>;
}

export interface SchemaLocation {
  readonly file: string;
  readonly pointer: string;
}

export interface Resolved extends SchemaLocation {
  readonly value: Json;
}

export function readSources(root: string): Sources {
  const paths = [
    ...list(root, 'content', '.schema.json'),
    ...list(root, 'content/blocks', '.schema.json'),
    ...list(root, 'promotions', '.schema.json'),
    ...list(root, 'promotions/kinds', '.schema.json'),
    ...list(root, 'openapi', '.yaml'),
    ...list(root, 'keywords', '.schema.json'),
    'errors.json',
  ];
  return { files: new Map(paths.map((path) => [path, parseFile(root, path)])) };
}

export function getSource(sources: Sources, file: string): JsonObject {
  const source = sources.files.get(file);
  if (!source) throw new SchemaError(file, '', 'the file is missing');
  return source;
}

export function listFiles(sources: Sources, folder: string): readonly string[] {
  return [...sources.files.keys()].filter((path) => posix.dirname(path) === folder);
}

/** Resolves a `ref` at a location: a relative path, a pointer in the same file, or another file's $id. */
export function resolveRef(sources: Sources, at: SchemaLocation, ref: string): Resolved {
  const [path = '', fragment = ''] = ref.split('#');
  const file = path === '' ? at.file : getFile(sources, at.file, path);
  const source = file === undefined ? undefined : sources.files.get(file);
  if (file === undefined || !source) {
    throw new SchemaError(at.file, at.pointer, `$ref "${ref}" names a file that does not exist`);
  }
  const pointer = decodeURIComponent(fragment);
  const value = resolvePointer(source, pointer);
  if (value === undefined) {
    throw new SchemaError(at.file, at.pointer, `$ref "${ref}" does not exist in schemas/${file}`);
  }
  return { file, pointer, value };
}

function getFile(sources: Sources, from: string, path: string): string | undefined {
  if (!/^[a-z][a-z+.-]*:/.test(path)) return posix.join(posix.dirname(from), path);
  for (const [file, source] of sources.files) if (source.$id === path) return file;
  return undefined;
}

function list(root: string, folder: string, ending: string): string[] {
  const names = readdirSync(join(root, folder)).filter((name) => name.endsWith(ending));
  return names.sort().map((name) => `${folder}/${name}`);
}

function parseFile(root: string, path: string): JsonObject {
  const text = readFileSync(join(root, path), 'utf8');
  const value = path.endsWith('.yaml') ? parseYaml(path, text) : parseJson(path, text);
  if (!isObject(value)) throw new SchemaError(path, '', 'must be an object');
  return value;
}

function parseJson(path: string, text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch (error) {
    throw new SchemaError(path, '', `is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function parseYaml(path: string, text: string): Json {
  const document = parseDocument(text, { strict: true, uniqueKeys: true });
  const [fault] = [...document.errors, ...document.warnings];
  if (fault) throw new SchemaError(path, '', `is not YAML: ${fault.message.split('\n')[0]}`);
  return document.toJS() as Json;
}
