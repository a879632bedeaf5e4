import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isObject, type JsonObject } from '../codegen/json.ts';
import type { DocumentName } from './contract-change.ts';

/** Paths of the documents in the repository. */
const documentPaths: Readonly<Record<DocumentName, string>> = {
  shop: 'generated/openapi/openapi.json',
  gallery: 'generated/openapi/gallery.json',
  content: 'generated/content/document.schema.json',
};

/** One version of the contracts. */
export interface ContractVersion {
  readonly documents: ReadonlyMap<DocumentName, JsonObject>;
  /** Reads another file of this version; undefined if it does not exist. */
  readonly read: (path: string) => string | undefined;
}

/**
 * Reads a version of the contracts: a file with one document, a folder with a repository, or a commit of this repository.
 * @throws Error with a sentence for the user.
 */
export function readContractVersion(name: string): ContractVersion {
  if (existsSync(name) && statSync(name).isFile()) return { documents: readDocument(name), read: () => undefined };
  if (existsSync(name)) return readDocuments((path) => (existsSync(join(name, path)) ? readFileSync(join(name, path), 'utf8') : undefined));
  const commit = runGit('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
  if (commit === undefined) throw new Error(`${name} is not a file, folder or commit.`);
  return readDocuments((path) => runGit('show', `${commit.trim()}:${path}`));
}

function readDocuments(read: (path: string) => string | undefined): ContractVersion {
  const documents = new Map<DocumentName, JsonObject>();
  for (const name of ['shop', 'gallery', 'content'] as const) {
    const text = read(documentPaths[name]);
    if (text !== undefined) documents.set(name, parse(text, documentPaths[name]));
  }
  return { documents, read };
}

/** A single file counts as content if it has `$defs`; galleries differ from the shop only in their operations. */
function readDocument(path: string): ReadonlyMap<DocumentName, JsonObject> {
  const document = parse(readFileSync(path, 'utf8'), path);
  if (!isObject(document.paths) && !isObject(document.$defs))
    throw new Error(`${path} is neither an OpenAPI document nor the content document schema.`);
  return new Map([[isObject(document.paths) ? 'shop' : 'content', document]]);
}

function parse(text: string, path: string): JsonObject {
  try {
    return JSON.parse(text) as JsonObject;
  } catch (error) {
    throw new Error(`${path} is not JSON: ${(error as Error).message}`, { cause: error });
  }
}

function runGit(...args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return status === 0 ? stdout : undefined;
}
