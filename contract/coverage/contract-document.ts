import { readFileSync } from 'node:fs';
import { escapeStep, unescapeStep } from '../document/json-pointer.ts';
import { isObject, type Json, type JsonObject } from '../document/json.ts';

/** One response of the contract. */
export interface DocumentedResponse {
  readonly status: number;
  /** Pointer to its schema; undefined for a response without a body. */
  readonly schema?: string;
}

export interface DocumentedOperation {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  /** Error codes of the contract; empty for a partner's operations. */
  readonly errors: readonly string[];
  readonly responses: readonly DocumentedResponse[];
}

/** Access to an OpenAPI document by pointer. */
export interface ContractDocument {
  readonly operations: readonly DocumentedOperation[];
  /** Resolves a pointer and the references on its path. Returns the node with its own pointer. */
  resolve(pointer: string): { readonly pointer: string; readonly node: Json | undefined };
}

/** The documents of the shop's services and of the gallery. */
export const documentNames = ['openapi', 'gallery'] as const;
export type DocumentName = (typeof documentNames)[number];

export function readDocument(name: DocumentName): ContractDocument {
  const source = readFileSync(new URL(`../../generated/openapi/${name}.json`, import.meta.url), 'utf8');
  return openDocument(JSON.parse(source) as JsonObject);
}

export function openDocument(document: JsonObject): ContractDocument {
  const getNode = (pointer: string): Json | undefined =>
    pointer
      .split('/')
      .slice(1)
      .reduce<Json | undefined>((node, step) => getChild(node, unescapeStep(step)), document);
  const resolve: ContractDocument['resolve'] = (pointer) => {
    const node = getNode(pointer);
    return isObject(node) && typeof node.$ref === 'string' ? resolve(node.$ref.slice(1)) : { pointer, node };
  };
  const operations = getEntries(document.paths).flatMap(([path, item]) =>
    getEntries(item).map(([method, operation]) => readOperation(path, method, operation, resolve)),
  );
  return { operations, resolve };
}

function readOperation(path: string, method: string, node: Json, resolve: ContractDocument['resolve']): DocumentedOperation {
  const operation = isObject(node) ? node : {};
  const call = isObject(operation['x-cairn-call']) ? operation['x-cairn-call'] : {};
  const responses = `/paths/${escapeStep(path)}/${method}/responses`;
  return {
    operationId: getText(operation.operationId),
    method: method.toUpperCase(),
    path,
    errors: Array.isArray(call.errors) ? call.errors.map(String) : [],
    responses: getEntries(operation.responses).map(([status]) => {
      const response = resolve(`${responses}/${status}`);
      const { pointer, node: schema } = resolve(`${response.pointer}/content/application~1json/schema`);
      return { status: Number(status), ...(schema !== undefined && { schema: pointer }) };
    }),
  };
}

function getChild(node: Json | undefined, step: string): Json | undefined {
  if (Array.isArray(node)) return node[Number(step)] as Json | undefined;
  return isObject(node) ? node[step] : undefined;
}

function getText(node: Json | undefined): string {
  return typeof node === 'string' ? node : '';
}

/** Entries of an object, or of an array by index. */
export function getEntries(node: Json | undefined): readonly (readonly [name: string, value: Json])[] {
  return typeof node === 'object' && node !== null ? Object.entries(node) : [];
}
